CREATE TABLE "asset_search" (
	"asset_id" bigint PRIMARY KEY NOT NULL,
	"changed" bigint NOT NULL,
	"listing_type" text NOT NULL,
	"property_type" text NOT NULL,
	"seller_role" text,
	"province_code" text NOT NULL,
	"district_code" text NOT NULL,
	"subdistrict_code" text,
	"price" bigint,
	"price_rent" bigint,
	"price_per_area" double precision,
	"price_reduced" boolean NOT NULL,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"usable_area_sqm" double precision,
	"land_total_sq_wah" double precision,
	"furnishing" text,
	"building_condition" text,
	"title_deed_type" text,
	"tenure" text,
	"ownership_quota" text,
	"pets" text,
	"facilities" text[] NOT NULL,
	"features" text[] NOT NULL,
	"has_floor_plan" boolean NOT NULL,
	"has_video" boolean NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"published_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"is_stale" boolean NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_search_removed" (
	"asset_id" bigint PRIMARY KEY NOT NULL,
	"changed" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asset_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asset_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"price_kind" text,
	"price_from" bigint,
	"price_to" bigint
);
--> statement-breakpoint
CREATE TABLE "asset_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asset_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asset_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"thumbhash" text NOT NULL,
	"dhash" bit(64),
	"category" text,
	"caption_th" text,
	"caption_en" text,
	"sort" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text GENERATED ALWAYS AS ('A' || lpad(id::text, greatest(7, length(id::text)), '0')) STORED,
	"owner_id" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_published_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"listing_type" text,
	"property_type" text,
	"seller_role" text,
	"price_sale" bigint,
	"price_rent_month" bigint,
	"price_original_sale" bigint,
	"price_original_rent" bigint,
	"price_negotiable" boolean,
	"urgency" text,
	"down_payment_paid" bigint,
	"down_payment_asking" bigint,
	"installments_left" smallint,
	"takeover_price" bigint,
	"lease_remaining_months" smallint,
	"title_th" text,
	"title_en" text,
	"description_th" text,
	"description_en" text,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"parking_spaces" smallint,
	"usable_area_sqm" numeric(12, 2),
	"land_rai" integer,
	"land_ngan" smallint,
	"land_sq_wah" numeric(12, 2),
	"land_total_sq_wah" numeric(12, 2) GENERATED ALWAYS AS (nullif(coalesce(land_rai, 0) * 400 + coalesce(land_ngan, 0) * 100 + coalesce(land_sq_wah, 0), 0)) STORED,
	"floor_no" smallint,
	"building_floors" smallint,
	"year_built" smallint,
	"building_condition" text,
	"furnishing" text,
	"orientation" text,
	"view_types" text[],
	"facilities" text[],
	"features" text[],
	"title_deed_type" text,
	"tenure" text,
	"lease_years_remaining" smallint,
	"ownership_quota" text,
	"mortgage_status" text,
	"common_fee_month" bigint,
	"sinking_fund" bigint,
	"transfer_fee_payer" text,
	"deposit_months" smallint,
	"advance_months" smallint,
	"min_lease_months" smallint,
	"available_from" date,
	"pets" text,
	"frontage_m" numeric(12, 2),
	"depth_m" numeric(12, 2),
	"road_access" text,
	"road_width_m" numeric(12, 2),
	"city_plan_colour" text,
	"province_code" text,
	"district_code" text,
	"subdistrict_code" text,
	"postal_code" text,
	"project_name_th" text,
	"project_name_en" text,
	"road" text,
	"soi" text,
	"landmark_th" text,
	"landmark_en" text,
	"lat" double precision,
	"lng" double precision,
	"location_precision" text,
	"location_seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"video_url" text,
	"declared_at" timestamp with time zone,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"save_count" integer DEFAULT 0 NOT NULL,
	"lead_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"content_hash" text,
	"title_th" text NOT NULL,
	"title_en" text,
	"excerpt_th" text NOT NULL,
	"excerpt_en" text,
	"body_th" text NOT NULL,
	"body_en" text,
	"headings_th" jsonb NOT NULL,
	"headings_en" jsonb,
	"cover_image" jsonb NOT NULL,
	"cover_alt_th" text NOT NULL,
	"cover_alt_en" text,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"province_codes" text[] NOT NULL,
	"author_name" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"featured" boolean NOT NULL,
	"reading_minutes" integer NOT NULL,
	"sources" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_id" bigint NOT NULL,
	"member_id" bigint,
	"asset_id" bigint,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"preferred_dates" date[],
	"province_code" text NOT NULL,
	"detail" text,
	"locale" text NOT NULL,
	"consent_version" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"content_hash" text,
	"group" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"summary_th" text NOT NULL,
	"summary_en" text NOT NULL,
	"body_th" text NOT NULL,
	"body_en" text NOT NULL,
	"cover_image" jsonb NOT NULL,
	"gallery" jsonb NOT NULL,
	"price_from" bigint,
	"price_unit" text,
	"packages" jsonb NOT NULL,
	"lead_days" integer,
	"area_province_codes" text[] NOT NULL,
	"faqs" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_figures" (
	"asset_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"compares" integer DEFAULT 0 NOT NULL,
	"reveals" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "asset_figures_asset_id_day_pk" PRIMARY KEY("asset_id","day")
);
--> statement-breakpoint
CREATE TABLE "asset_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asset_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asset_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"reporter" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolution" text
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"asset_id" bigint,
	"sender_id" bigint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"message" text,
	"missing_fields" text[],
	"viewing_slots" timestamp with time zone[],
	"locale" text NOT NULL,
	"consent_version" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"asset_id" bigint,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"contact_phone" text,
	"line_id" text,
	"facebook" text,
	"image_key" text,
	"uploaded_image_key" text,
	"bio_th" text,
	"bio_en" text,
	"show_phone" boolean DEFAULT true NOT NULL,
	"show_line" boolean DEFAULT false NOT NULL,
	"show_facebook" boolean DEFAULT false NOT NULL,
	"user_status" text DEFAULT 'active' NOT NULL,
	"line_sub" text,
	"locale" text DEFAULT 'th' NOT NULL,
	"muted_notifications" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deletion_requested_at" timestamp with time zone,
	"hidden_by_deletion" jsonb
);
--> statement-breakpoint
CREATE TABLE "otp_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" bigint,
	"ref_code" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"bucket" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint,
	"line_sub" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hidden_assets" (
	"asset_id" bigint PRIMARY KEY NOT NULL,
	"because" text NOT NULL,
	"status_before" text NOT NULL,
	"hidden_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"command" text NOT NULL,
	"input" jsonb NOT NULL,
	"note" text,
	"outcome" text NOT NULL,
	"result" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"member_id" bigint NOT NULL,
	"asset_id" bigint NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_member_id_asset_id_pk" PRIMARY KEY("member_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"saved_search_id" bigint NOT NULL,
	"asset_id" bigint NOT NULL,
	"matched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_matches_saved_search_id_asset_id_pk" PRIMARY KEY("saved_search_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_run_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_seed" (
	"id" smallint PRIMARY KEY NOT NULL,
	"assets" integer NOT NULL,
	"written" integer NOT NULL,
	"anchored_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "asset_search" ADD CONSTRAINT "asset_search_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_events" ADD CONSTRAINT "asset_events_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_images" ADD CONSTRAINT "asset_images_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_figures" ADD CONSTRAINT "asset_figures_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_reports" ADD CONSTRAINT "asset_reports_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_codes" ADD CONSTRAINT "otp_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_assets" ADD CONSTRAINT "hidden_assets_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_search_changed" ON "asset_search" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "asset_search_removed_changed" ON "asset_search_removed" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "asset_events_asset" ON "asset_events" USING btree ("asset_id","at");--> statement-breakpoint
CREATE INDEX "asset_events_at" ON "asset_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "asset_images_asset" ON "asset_images" USING btree ("asset_id","kind","sort");--> statement-breakpoint
CREATE INDEX "asset_images_key" ON "asset_images" USING btree ("key");--> statement-breakpoint
CREATE INDEX "assets_owner" ON "assets" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "assets_expires" ON "assets" USING btree ("expires_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "assets_place" ON "assets" USING btree ("subdistrict_code","property_type") WHERE status <> 'deleted';--> statement-breakpoint
CREATE INDEX "assets_project" ON "assets" USING btree ("project_name_th") WHERE status = 'published';--> statement-breakpoint
CREATE UNIQUE INDEX "news_articles_slug" ON "news_articles" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "news_articles_newest" ON "news_articles" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "service_requests_member" ON "service_requests" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_service" ON "service_requests" USING btree ("service_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "services_slug" ON "services" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_reports_reporter" ON "asset_reports" USING btree ("asset_id","reporter");--> statement-breakpoint
CREATE INDEX "leads_member" ON "leads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_asset" ON "leads" USING btree ("asset_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_consents_member" ON "member_consents" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "members_line_sub" ON "members" USING btree ("line_sub");--> statement-breakpoint
CREATE INDEX "otp_codes_phone" ON "otp_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "otp_codes_created" ON "otp_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("next_try_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "rate_windows_ends" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "operations_at" ON "operations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "favourites_asset" ON "favourites" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "saved_searches_member" ON "saved_searches" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_searches_run" ON "saved_searches" USING btree ("frequency","last_run_at");