DROP INDEX "rate_windows_bucket";--> statement-breakpoint
ALTER TABLE "rate_windows" ADD PRIMARY KEY ("bucket");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;