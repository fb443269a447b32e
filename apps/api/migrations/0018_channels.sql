CREATE TABLE "email_codes" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "seller_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "buyer_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notification_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "quiet_hours" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "news" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "is_bundle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_bundle" ON "outbox_messages" USING btree ("member_id","channel") WHERE is_bundle;--> statement-breakpoint
-- Who had muted a kind hears nothing of its topic on any channel.
UPDATE "members" SET "notification_choices" = (
	SELECT jsonb_object_agg("topic", '{"bell": false, "line": false, "email": false}'::jsonb)
	FROM unnest("muted_notifications") AS "kind"
	JOIN (VALUES
		('lead_received', 'enquiries'),
		('favourite_price_changed', 'favourite_prices'),
		('favourite_closed', 'favourites_closed'),
		('saved_search_matched', 'saved_searches'),
		('service_request_updated', 'services')
	) AS "topics" ("muted", "topic") ON "muted" = "kind"
) WHERE EXISTS (
	SELECT FROM unnest("muted_notifications") AS "kind"
	WHERE "kind" IN ('lead_received', 'favourite_price_changed', 'favourite_closed', 'saved_search_matched', 'service_request_updated')
);
