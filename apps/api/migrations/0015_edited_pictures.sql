ALTER TABLE "asset_images" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "asset_images" ADD COLUMN "edit" jsonb;--> statement-breakpoint
ALTER TABLE "changed_images" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "changed_images" ADD COLUMN "edit" jsonb;--> statement-breakpoint
CREATE INDEX "asset_images_source" ON "asset_images" USING btree ("source_key") WHERE source_key is not null;--> statement-breakpoint
CREATE INDEX "changed_images_source" ON "changed_images" USING btree ("source_key") WHERE source_key is not null;