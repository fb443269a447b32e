CREATE TABLE "project_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"project_id" bigint NOT NULL,
	"other_id" bigint,
	"before" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_fees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"baht_per_sqm" numeric(8, 2) NOT NULL,
	"from_day" date NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_foreign_quotas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_foreign_quotas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"declared_on" date NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_th" text NOT NULL,
	"name_en" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"name_keys" text[] NOT NULL,
	"property_type" text,
	"developer" text,
	"year_completed" smallint,
	"storeys" smallint,
	"units" integer,
	"facilities" text[] DEFAULT '{}' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"province_code" text,
	"district_code" text,
	"subdistrict_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_into" bigint
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "project_id" bigint;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "project_doubt" text;--> statement-breakpoint
ALTER TABLE "project_changes" ADD CONSTRAINT "project_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_changes" ADD CONSTRAINT "project_changes_other_id_projects_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_fees" ADD CONSTRAINT "project_fees_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_foreign_quotas" ADD CONSTRAINT "project_foreign_quotas_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_merged_into_projects_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_fees_project" ON "project_fees" USING btree ("project_id","from_day");--> statement-breakpoint
CREATE INDEX "project_foreign_quotas_project" ON "project_foreign_quotas" USING btree ("project_id","declared_on");--> statement-breakpoint
CREATE INDEX "projects_names" ON "projects" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "projects_point" ON "projects" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "projects_place" ON "projects" USING btree ("district_code");--> statement-breakpoint
CREATE INDEX "projects_merged" ON "projects" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assets_project_id" ON "assets" USING btree ("project_id") WHERE project_id is not null;--> statement-breakpoint
CREATE INDEX "assets_project_unmatched" ON "assets" USING btree ("id") WHERE status = 'published' and project_id is null and project_doubt is null and (project_name_th is not null or project_name_en is not null);--> statement-breakpoint
CREATE INDEX "assets_project_doubt" ON "assets" USING btree ("id") WHERE project_doubt is not null;