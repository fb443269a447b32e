CREATE TABLE "asset_changes" (
	"asset_id" bigint PRIMARY KEY NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"has_images" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"discarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "changed_images" (
	"id" bigint PRIMARY KEY NOT NULL,
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
ALTER TABLE "asset_changes" ADD CONSTRAINT "asset_changes_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_images" ADD CONSTRAINT "changed_images_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_images_asset" ON "changed_images" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "changed_images_key" ON "changed_images" USING btree ("key");