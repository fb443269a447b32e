CREATE SEQUENCE "public"."conversation_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "conversation_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"conversation_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text,
	"folded" text,
	"enquiry" jsonb,
	"locale" text NOT NULL,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"key" text,
	"consent_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"messages" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asset_id" bigint,
	"subject" bigint NOT NULL,
	"seller_id" bigint,
	"buyer_id" bigint,
	"buyer_name" text NOT NULL,
	"buyer_phone" text,
	"buyer_locale" text NOT NULL,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_message_id" bigint DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seller_wrote_id" bigint DEFAULT 0 NOT NULL,
	"buyer_wrote_id" bigint DEFAULT 0 NOT NULL,
	"seller_fetched_id" bigint DEFAULT 0 NOT NULL,
	"buyer_fetched_id" bigint DEFAULT 0 NOT NULL,
	"seller_read_id" bigint DEFAULT 0 NOT NULL,
	"buyer_read_id" bigint DEFAULT 0 NOT NULL,
	"seller_archived" boolean DEFAULT false NOT NULL,
	"buyer_archived" boolean DEFAULT false NOT NULL,
	"seller_muted" boolean DEFAULT false NOT NULL,
	"buyer_muted" boolean DEFAULT false NOT NULL,
	"seller_blocked" boolean DEFAULT false NOT NULL,
	"buyer_blocked" boolean DEFAULT false NOT NULL,
	"seller_note" text,
	"buyer_note" text,
	"link_sent_at" timestamp with time zone,
	"link_opened_at" timestamp with time zone,
	"link_revoked_at" timestamp with time zone,
	"change" bigint DEFAULT nextval('conversation_changes') NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"member_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "saved_replies_member_id_position_pk" PRIMARY KEY("member_id","position")
);
--> statement-breakpoint
ALTER TABLE "conversation_links" ADD CONSTRAINT "conversation_links_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_links_conversation" ON "conversation_links" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_messages_page" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_key" ON "conversation_messages" USING btree ("conversation_id","author","key");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("conversation_id","reporter");--> statement-breakpoint
CREATE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_member" ON "conversations" USING btree ("seller_id","subject","buyer_id") WHERE buyer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_guest" ON "conversations" USING btree ("seller_id","subject","buyer_phone") WHERE buyer_id is null;--> statement-breakpoint
CREATE INDEX "conversations_seller" ON "conversations" USING btree ("seller_id","last_message_id");--> statement-breakpoint
CREATE INDEX "conversations_buyer" ON "conversations" USING btree ("buyer_id","last_message_id");--> statement-breakpoint
CREATE INDEX "conversations_phone" ON "conversations" USING btree ("buyer_phone") WHERE buyer_id is null;--> statement-breakpoint
CREATE INDEX "conversations_asset" ON "conversations" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "conversations_change" ON "conversations" USING btree ("change");--> statement-breakpoint
ALTER SEQUENCE "conversation_changes" OWNED BY "conversations"."change";--> statement-breakpoint
-- Copies one enquiry into its conversation. Repeated enquiries of one sender about one asset become its messages. An
-- enquiry without a phone is that of a deleted account. The state of the latest enquiry is the state of the conversation.
CREATE FUNCTION copy_lead(lead leads) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  about bigint := coalesce(lead.asset_id, 0);
  caller text := nullif(lead.phone, '');
  conversation bigint;
  message bigint;
BEGIN
  SELECT id INTO conversation FROM conversations
    WHERE seller_id = lead.member_id AND subject = about
      AND CASE WHEN lead.sender_id IS NULL THEN buyer_id IS NULL AND buyer_phone = caller ELSE buyer_id = lead.sender_id END
    FOR UPDATE;
  IF conversation IS NULL THEN
    INSERT INTO conversations
      (asset_id, subject, seller_id, buyer_id, buyer_name, buyer_phone, buyer_locale, created_at)
      VALUES (lead.asset_id, about, lead.member_id, lead.sender_id,
        CASE WHEN caller IS NULL THEN '' ELSE lead.name END, caller, lead.locale, lead.created_at)
      RETURNING id INTO conversation;
  END IF;
  INSERT INTO conversation_messages
    (conversation_id, author, text, folded, enquiry, locale, consent_version, created_at)
    VALUES (conversation, 'buyer', lead.message, lower(lead.message),
      jsonb_build_object('kind', lead.kind, 'missing_fields', to_jsonb(lead.missing_fields), 'viewing_slots',
        (SELECT jsonb_agg(to_char(slot AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ORDER BY slot)
          FROM unnest(lead.viewing_slots) AS slot)),
      lead.locale, lead.consent_version, lead.created_at)
    RETURNING id INTO message;
  UPDATE conversations SET
    buyer_phone = caller,
    last_message_id = message,
    last_message_at = lead.created_at,
    buyer_wrote_id = message,
    buyer_read_id = message,
    buyer_fetched_id = message,
    seller_fetched_id = CASE WHEN lead.status = 'new' THEN seller_fetched_id ELSE message END,
    seller_read_id = CASE WHEN lead.status = 'new' THEN seller_read_id ELSE message END,
    seller_archived = lead.status = 'closed',
    seller_blocked = lead.status = 'spam',
    seller_note = nullif(concat_ws(e'\n', seller_note, lead.note), '')
    WHERE id = conversation;
  UPDATE notifications SET data = data || jsonb_build_object('conversation_id', conversation)
    WHERE member_id = lead.member_id AND kind = 'lead_received' AND data @> jsonb_build_object('lead_id', lead.id);
END
$$;--> statement-breakpoint
DO $$
DECLARE one leads;
BEGIN
  FOR one IN SELECT * FROM leads ORDER BY id LOOP
    PERFORM copy_lead(one);
  END LOOP;
END
$$;--> statement-breakpoint
-- The former release still writes enquiries while its replicas are replaced.
CREATE FUNCTION copy_new_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM copy_lead(NEW);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER leads_to_conversations AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION copy_new_lead();
