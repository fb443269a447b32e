INSERT INTO content_version (id, version) VALUES (1, 1);
--> statement-breakpoint
-- An asset can leave the search in many ways (paused, deleted, erased with its member); this notes each of them.
CREATE FUNCTION note_removed_assets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM removed) THEN
    RETURN NULL;
  END IF;
  UPDATE content_version SET version = version + 1 WHERE id = 1 RETURNING version INTO current;
  INSERT INTO asset_search_removed (asset_id, changed)
  SELECT asset_id, current FROM removed
  ON CONFLICT (asset_id) DO UPDATE SET changed = excluded.changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER asset_search_removed
AFTER DELETE ON asset_search
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION note_removed_assets();
