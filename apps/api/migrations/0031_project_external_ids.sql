ALTER TABLE "projects" ADD COLUMN "external_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_external" ON "projects" USING btree ("external_id") WHERE external_id is not null;