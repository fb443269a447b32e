CREATE TABLE "conversation_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author" text NOT NULL,
	"message_id" bigint,
	"place" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"bytes" integer NOT NULL,
	"upload_key" text,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_attachments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "conversation_appeals" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_strikes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_strikes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"cause" text NOT NULL,
	"conversation_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "seller_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "seller_blocked_from" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "seller_network" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "buyer_network" text;--> statement-breakpoint
ALTER TABLE "conversation_attachments" ADD CONSTRAINT "conversation_attachments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_attachments" ADD CONSTRAINT "conversation_attachments_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_appeals" ADD CONSTRAINT "conversation_appeals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_attachments_message" ON "conversation_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_attachments_upload" ON "conversation_attachments" USING btree ("conversation_id","author","upload_key");--> statement-breakpoint
CREATE INDEX "conversation_appeals_open" ON "conversation_appeals" USING btree ("created_at") WHERE refused_at is null;--> statement-breakpoint
CREATE INDEX "conversation_strikes_subject" ON "conversation_strikes" USING btree ("kind","subject","created_at");