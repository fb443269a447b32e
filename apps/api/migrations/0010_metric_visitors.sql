CREATE TABLE "metric_visitors" (
	"asset_id" bigint NOT NULL,
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "metric_visitors_asset_id_day_metric_visitor_pk" PRIMARY KEY("asset_id","day","metric","visitor")
);
--> statement-breakpoint
ALTER TABLE "metric_visitors" ADD CONSTRAINT "metric_visitors_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metric_visitors_day" ON "metric_visitors" USING btree ("day");--> statement-breakpoint
-- Values that the contract refuses since: a name and password in a video link, scripts of Facebook that lead elsewhere.
UPDATE "assets" SET "video_url" = regexp_replace("video_url", '^https://[^/@]*@', 'https://') WHERE "video_url" ~ '^https://[^/@]*@';--> statement-breakpoint
UPDATE "members" SET "facebook" = NULL WHERE "facebook" ~* '/(flx|dialog|plugins|login|sharer)([/?]|$)|/[^?]*\.php' AND "facebook" !~* '/profile\.php\?id=[0-9]+';
