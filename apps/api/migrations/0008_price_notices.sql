CREATE TABLE "price_notices" (
	"asset_id" bigint NOT NULL,
	"price_kind" text NOT NULL,
	"price_from" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_notices_asset_id_price_kind_pk" PRIMARY KEY("asset_id","price_kind")
);
--> statement-breakpoint
ALTER TABLE "price_notices" ADD CONSTRAINT "price_notices_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_notices_due" ON "price_notices" USING btree ("due_at");--> statement-breakpoint
-- Until now autosave published prices while they were typed. Changes of one price within an hour of each other become
-- one change; a group that ends at its first price leaves no change.
WITH changes AS (
	SELECT "id", "asset_id", "price_kind", "at", "price_from", "price_to",
		coalesce("at" - lag("at") OVER price > interval '1 hour', true) AS begins
	FROM "asset_events"
	WHERE "kind" = 'price_changed'
	WINDOW price AS (PARTITION BY "asset_id", "price_kind" ORDER BY "at", "id")
), numbered AS (
	SELECT *, sum(begins::int) OVER (PARTITION BY "asset_id", "price_kind" ORDER BY "at", "id") AS run FROM changes
), runs AS (
	SELECT
		(array_agg("id" ORDER BY "at" DESC, "id" DESC))[1] AS kept,
		array_agg("id") AS ids,
		(array_agg("price_from" ORDER BY "at", "id"))[1] AS first_price,
		(array_agg("price_to" ORDER BY "at" DESC, "id" DESC))[1] AS last_price
	FROM numbered
	GROUP BY "asset_id", "price_kind", run
	HAVING count(*) > 1
), shortened AS (
	UPDATE "asset_events" SET "price_from" = runs.first_price
	FROM runs
	WHERE "asset_events"."id" = runs.kept AND runs.first_price <> runs.last_price
)
DELETE FROM "asset_events" USING runs
WHERE "asset_events"."id" = ANY (runs.ids) AND ("asset_events"."id" <> runs.kept OR runs.first_price = runs.last_price);
