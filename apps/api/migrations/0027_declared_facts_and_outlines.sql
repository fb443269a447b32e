ALTER TABLE "assets" ADD COLUMN "road_surface" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "car_access" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "flood" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "flood_year" smallint;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "flood_depth_cm" smallint;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "flood_source" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "noise_sources" text[];--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "noise_times" text[];--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "plot_outline" text;