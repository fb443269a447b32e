CREATE TABLE "line_proofs" (
	"state" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "line_proofs" ADD CONSTRAINT "line_proofs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_proofs_session" ON "line_proofs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "line_proofs_expires" ON "line_proofs" USING btree ("expires_at");