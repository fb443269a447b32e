CREATE TABLE "monthly_prices" (
	"month" date NOT NULL,
	"district_code" text NOT NULL,
	"property_type" text NOT NULL,
	"deal" text NOT NULL,
	"assets" integer NOT NULL,
	"median" bigint NOT NULL,
	"median_per_sqm" double precision,
	CONSTRAINT "monthly_prices_month_district_code_property_type_deal_pk" PRIMARY KEY("month","district_code","property_type","deal")
);
--> statement-breakpoint
CREATE TABLE "past_prices" (
	"past_asset" integer NOT NULL,
	"district_code" text NOT NULL,
	"property_type" text NOT NULL,
	"deal" text NOT NULL,
	"price" bigint NOT NULL,
	"area_sqm" double precision,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	CONSTRAINT "past_prices_past_asset_deal_from_day_pk" PRIMARY KEY("past_asset","deal","from_day")
);
--> statement-breakpoint
CREATE TABLE "price_errors" (
	"property_type" text NOT NULL,
	"deal" text NOT NULL,
	"place" text NOT NULL,
	"estimated" integer NOT NULL,
	"silent" integer NOT NULL,
	"median_error" double precision NOT NULL,
	"spread" double precision NOT NULL,
	"coverage" double precision NOT NULL,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_errors_property_type_deal_place_pk" PRIMARY KEY("property_type","deal","place")
);
--> statement-breakpoint
CREATE TABLE "price_months" (
	"month" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "monthly_prices_district" ON "monthly_prices" USING btree ("district_code","property_type","deal");