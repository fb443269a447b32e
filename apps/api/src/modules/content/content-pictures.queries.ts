import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { newsArticles, services } from '../../db/schema.ts';

/** What keys of content's pictures begin with. */
export const contentKeyPrefix = 'content-';

/** Keys of the pictures that articles and services show; there are never more than some hundred. */
export const contentPictureKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ key: string }>(sql`
    select cover_image ->> 'key' as key from ${newsArticles}
    union select cover_image ->> 'key' from ${services}
    union select jsonb_array_elements(gallery) ->> 'key' from ${services}
  `);
  return rows.map(({ key }) => key);
};
