CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid,
	"guest_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"sent_bytes" integer NOT NULL,
	"blob_id" uuid,
	"type" text,
	"bytes" integer,
	"sha256" "bytea",
	"width" integer,
	"height" integer,
	"attached_at" timestamp with time zone,
	"position" smallint DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_one_owner" CHECK (num_nonnulls("media"."user_id", "media"."guest_id") <= 1),
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('picture', 'video')),
	CONSTRAINT "media_state" CHECK ("media"."state" in ('open', 'ready', 'refused')),
	CONSTRAINT "media_refusal" CHECK (("media"."state" = 'refused') = ("media"."refusal" is not null)),
	CONSTRAINT "media_ready" CHECK (("media"."state" = 'ready') = ("media"."blob_id" is not null and "media"."type" is not null and "media"."bytes" is not null
        and "media"."sha256" is not null and "media"."width" is not null and "media"."height" is not null)),
	CONSTRAINT "media_attached" CHECK ("media"."attached_at" is null or "media"."state" = 'ready'),
	CONSTRAINT "media_sent_bytes" CHECK ("media"."sent_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_pieces" (
	"media_id" uuid NOT NULL,
	"n" smallint NOT NULL,
	"blob_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" "bytea" NOT NULL,
	CONSTRAINT "media_pieces_media_id_n_pk" PRIMARY KEY("media_id","n"),
	CONSTRAINT "media_pieces_n" CHECK ("media_pieces"."n" >= 0),
	CONSTRAINT "media_pieces_bytes" CHECK ("media_pieces"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_proofs" ALTER COLUMN "picture" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "storage_blobs" ADD COLUMN "folder" text DEFAULT 'avatars' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_blob_id_storage_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."storage_blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_pieces" ADD CONSTRAINT "media_pieces_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_pieces" ADD CONSTRAINT "media_pieces_blob_id_storage_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."storage_blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_blob" ON "media" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "media_subject" ON "media" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "media_user" ON "media" USING btree ("user_id") WHERE "media"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "media_guest" ON "media" USING btree ("guest_id") WHERE "media"."guest_id" is not null;--> statement-breakpoint
CREATE INDEX "media_waiting" ON "media" USING btree ("touched_at") WHERE "media"."attached_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_pieces_blob" ON "media_pieces" USING btree ("blob_id");--> statement-breakpoint
ALTER TABLE "storage_blobs" ADD CONSTRAINT "storage_blobs_folder" CHECK ("storage_blobs"."folder" in ('avatars', 'media/private', 'media/public'));