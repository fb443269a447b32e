CREATE TABLE "sold_prices" (
	"asset_id" bigint PRIMARY KEY NOT NULL,
	"deal" text NOT NULL,
	"price" bigint NOT NULL,
	"conversation_id" bigint,
	"seller_agrees" boolean NOT NULL,
	"buyer_agrees" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "alerts_query";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "kind" text DEFAULT 'matches' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "kind" text DEFAULT 'matches' NOT NULL;--> statement-breakpoint
ALTER TABLE "sold_prices" ADD CONSTRAINT "sold_prices_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_prices" ADD CONSTRAINT "sold_prices_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_prices_conversation" ON "sold_prices" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_kind_query" ON "alerts" USING btree ("reader_id","kind",md5("query"));--> statement-breakpoint
CREATE INDEX "assets_soi" ON "assets" USING btree ("district_code") WHERE soi is not null;