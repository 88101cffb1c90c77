ALTER TABLE "reports" DROP CONSTRAINT "reports_target_kind";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "small_blob_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_small_blob_id_storage_blobs_id_fk" FOREIGN KEY ("small_blob_id") REFERENCES "public"."storage_blobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_small_blob" ON "media" USING btree ("small_blob_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_kind" CHECK ("reports"."target_kind" in ('product', 'seller', 'review'));