ALTER TABLE "asset_search" ADD COLUMN "road" text;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "project" text;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "views" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "asset_search" ADD COLUMN "traits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "asset_search" s SET
  "road" = nullif(regexp_replace(regexp_replace(regexp_replace(trim(a."road"), '^(ถนน|ถ\.)\s*', ''), '^พระราม(ที่)?\s*(?=\d)', 'พระราม '), '\s+', ' ', 'g'), ''),
  "project" = a."project_name_th",
  "views" = coalesce(a."view_types", '{}'),
  "traits" = array_remove(ARRAY[
    CASE WHEN a."bedrooms" = 0 AND a."property_type" IN ('condo', 'apartment') THEN 'studio' END,
    CASE WHEN concat_ws(' ', a."title_th", a."title_en", a."project_name_en") ~* '(ลอฟท์|ลอฟต์|\mloft\M)' THEN 'loft' END,
    CASE WHEN a."floor_no" >= 15 THEN 'high_floor' END,
    CASE WHEN a."view_types" && ARRAY['city', 'river', 'sea', 'mountain', 'park', 'unblocked'] THEN 'open_view' END,
    CASE WHEN 'sea' = ANY(a."view_types") OR concat_ws(' ', a."title_th", a."title_en", a."landmark_th", a."landmark_en")
      ~* '(ทะเล|ชายหาด|ติดหาด|ริมหาด|หน้าหาด|\mbeach|\msea(side|front|view)?\M)' THEN 'seaside' END,
    CASE WHEN a."urgency" = 'quick_sale' THEN 'urgent' END
  ], NULL)
FROM "assets" a WHERE a."id" = s."asset_id";
