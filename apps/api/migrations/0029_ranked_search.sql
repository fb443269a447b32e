ALTER TABLE "asset_search" ADD COLUMN "floor_no" smallint;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "parking_spaces" smallint;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "orientation" text;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "year_built" smallint;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "completeness" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "title_lines" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "asset_search" s SET
  "floor_no" = a."floor_no",
  "parking_spaces" = a."parking_spaces",
  "orientation" = a."orientation",
  "year_built" = a."year_built",
  "completeness" = a."completeness",
  "title_lines" = CASE WHEN coalesce(trim(a."title_en"), '') IN ('', trim(a."title_th")) THEN 1 ELSE 2 END
FROM "assets" a WHERE a."id" = s."asset_id";
