CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint,
	"by_hash" text,
	"address_hash" text,
	"phone_hash" text,
	"detail" text,
	"route" text,
	"user_agent" text,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_member" ON "security_events" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "security_events_phone" ON "security_events" USING btree ("phone_hash","at");