CREATE TABLE "phone_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"old_phone" text NOT NULL,
	"old_line_sub" text,
	"token_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_proofs" (
	"session_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_proofs_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_key" integer DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_key_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_key_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phone_changes" ADD CONSTRAINT "phone_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_proofs" ADD CONSTRAINT "session_proofs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_proofs" ADD CONSTRAINT "session_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_changes_token" ON "phone_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "phone_changes_member" ON "phone_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "phone_changes_old_phone" ON "phone_changes" USING btree ("old_phone");--> statement-breakpoint
CREATE INDEX "session_proofs_member" ON "session_proofs" USING btree ("member_id");