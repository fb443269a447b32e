CREATE TABLE "seller_facts" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"answers_within_min" integer,
	"kept_viewings" integer,
	"rated_viewings" integer
);
--> statement-breakpoint
CREATE TABLE "viewing_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewing_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"asset_id" bigint,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "viewing_hours" (
	"member_id" bigint NOT NULL,
	"asset_id" bigint,
	"subject" bigint NOT NULL,
	"weekly" jsonb NOT NULL,
	"length_min" integer NOT NULL,
	"gap_min" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"ask_first" boolean NOT NULL,
	CONSTRAINT "viewing_hours_member_id_subject_pk" PRIMARY KEY("member_id","subject")
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "viewings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"asset_id" bigint,
	"seller_id" bigint,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone,
	"length_min" integer NOT NULL,
	"times" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"busy_from" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"is_answered" boolean DEFAULT false NOT NULL,
	"ended_by" text,
	"ending" text,
	"reason" text,
	"reason_by" text,
	"seller_outcome" text,
	"buyer_outcome" text,
	"seller_note" text,
	"buyer_note" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminder_at" timestamp with time zone,
	"hours_reminder_at" timestamp with time zone,
	"feedback_asked_at" timestamp with time zone,
	"key" text,
	"request_digest" text,
	"begun_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_facts" ADD CONSTRAINT "seller_facts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_blocks" ADD CONSTRAINT "viewing_blocks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_blocks" ADD CONSTRAINT "viewing_blocks_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_hours" ADD CONSTRAINT "viewing_hours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewing_hours" ADD CONSTRAINT "viewing_hours_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_seller_id_members_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewing_blocks_member" ON "viewing_blocks" USING btree ("member_id","to_day");--> statement-breakpoint
CREATE INDEX "viewing_blocks_asset" ON "viewing_blocks" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "viewing_hours_asset" ON "viewing_hours" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_key" ON "viewings" USING btree ("conversation_id","begun_by","key");--> statement-breakpoint
CREATE INDEX "viewings_conversation" ON "viewings" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "viewings_seller" ON "viewings" USING btree ("seller_id","starts_at");--> statement-breakpoint
CREATE INDEX "viewings_asset" ON "viewings" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "viewings_open" ON "viewings" USING btree ("answer_by") WHERE state in ('requested', 'offered');--> statement-breakpoint
CREATE INDEX "viewings_agreed" ON "viewings" USING btree ("starts_at") WHERE state = 'confirmed';--> statement-breakpoint
-- One seller, one viewing at a time. A range of one id has an operator class for GiST without an extension.
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_busy" EXCLUDE USING gist (
	int8range("seller_id", "seller_id", '[]') WITH &&,
	tstzrange("busy_from", "busy_until") WITH &&
) WHERE ("seller_id" IS NOT NULL AND "busy_from" IS NOT NULL);
