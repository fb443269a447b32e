ALTER TABLE "asset_reports" ADD COLUMN "reporter_id" bigint;--> statement-breakpoint
ALTER TABLE "asset_reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "asset_reports" ADD COLUMN "counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_assets" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "hidden_assets" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hidden_assets" ADD COLUMN "appeal_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "asset_reports" ADD CONSTRAINT "asset_reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_reports_reporter_id" ON "asset_reports" USING btree ("reporter_id");