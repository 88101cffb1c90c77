CREATE TABLE "bought_reviews" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "bought_reviews_review_id_unique" UNIQUE("review_id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "options" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bought_reviews" ADD CONSTRAINT "bought_reviews_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_reviews" ADD CONSTRAINT "bought_reviews_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_reviews_user" ON "bought_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bought_reviews_guest" ON "bought_reviews" USING btree ("guest_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply" CHECK (("reviews"."reply" is null) = ("reviews"."replied_on" is null));--> statement-breakpoint
-- Rating and count of a product are counted anew, with its sold pieces, when one of its reviews was written or hidden.
ALTER TABLE "products_to_count" ADD COLUMN "is_rated" boolean DEFAULT false NOT NULL;
