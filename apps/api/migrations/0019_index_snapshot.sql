CREATE TABLE "index_snapshot" (
	"id" smallint PRIMARY KEY NOT NULL,
	"definition" text,
	"content_version" bigint DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"written_at" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "index_snapshot" ("id") VALUES (1);
