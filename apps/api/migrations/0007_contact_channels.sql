ALTER TABLE "members" ALTER COLUMN "show_phone" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "contact_channels" text[];--> statement-breakpoint
-- Listings that were published keep the channels that they show: their owners chose to publish under that rule.
UPDATE "assets" SET "contact_channels" = array_remove(ARRAY[
  CASE WHEN "members"."show_phone" THEN 'phone' END,
  CASE WHEN "members"."show_line" THEN 'line' END,
  CASE WHEN "members"."show_facebook" THEN 'facebook' END
], NULL)
FROM "members" WHERE "members"."id" = "assets"."owner_id" AND "assets"."first_published_at" IS NOT NULL;--> statement-breakpoint
-- Whoever never published anything has not chosen to show a number.
UPDATE "members" SET "show_phone" = false WHERE NOT EXISTS (
  SELECT 1 FROM "assets" WHERE "assets"."owner_id" = "members"."id" AND "assets"."first_published_at" IS NOT NULL
);
