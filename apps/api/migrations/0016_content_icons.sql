ALTER TABLE "news_articles" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "icon" text;