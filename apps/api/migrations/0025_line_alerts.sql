ALTER TABLE "alert_readers" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_readers" ADD COLUMN "line_sub" text;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_readers_line" ON "alert_readers" USING btree ("line_sub");