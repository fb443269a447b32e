import { sql } from 'drizzle-orm';
import { readSearchText } from '@yoodee/server-search-index';
import {
  isOneSlipAway,
  parseTextQuery,
  shortestMistyped,
  typedPhrase,
  type TextQuery,
} from '@yoodee/server-search-index/definition';
import type { Db } from '../../../db/database.ts';
import { listingsOf, quoted, wordsOf } from './listings-table.ts';

/** A text query in PostgreSQL's language. */
const write = (query: TextQuery): string => {
  if ('phrase' in query) return `(${query.phrase.map(quoted).join(' <-> ')}${query.isPrefix ? ':*' : ''})`;
  const [parts, operator] = 'all' in query ? [query.all, ' & '] : [query.any, ' | '];
  return `(${parts.map(write).join(operator)})`;
};

/** Characters with a special meaning in `like`. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const reversed = (word: string) => [...word].reverse().join('');

/**
 * The known words with one typing error from a word. Such a word begins or ends alike, up to the middle, so an index
 * finds the few that are compared.
 */
const similarTo = async (db: Db, build: number, word: string): Promise<string[]> => {
  if (word.length < shortestMistyped) return [];
  const letters = [...word];
  const alike = Math.ceil(letters.length / 2) - 1;
  const [start, end] = [letters.slice(0, alike).join(''), letters.slice(letters.length - alike).join('')];
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${wordsOf(build)} where word like ${`${literally(start)}%`}
      union select word from ${wordsOf(build)} where reversed like ${`${literally(reversed(end))}%`}`,
  );
  return rows.map((row) => row.word).filter((known) => known.length >= shortestMistyped && isOneSlipAway(word, known));
};

export interface ReadWords {
  /** Allows a typing error in parts without a match; null if a part has no match even then. */
  words: string | null;
  /** As typed, for the words of titles; null without a text. */
  titled: string | null;
}

/** Reads a typed text, with the typing errors of words that no listing has. */
export const readWords = async (db: Db, build: number, text: string | undefined): Promise<ReadWords> => {
  const expression = text ? readSearchText(text) : null;
  if (expression === null) return { words: null, titled: null };
  const query = parseTextQuery(expression);
  const parts: string[] = [];
  for (const part of 'all' in query ? query.all : [query]) {
    const written = write(part);
    const { rows } = await db.execute(
      sql`select 1 from ${listingsOf(build)} where words @@ ${written}::tsquery limit 1`,
    );
    if (rows.length > 0) {
      parts.push(written);
      continue;
    }
    const similar = await similarTo(db, build, typedPhrase(part).join(''));
    if (similar.length === 0) return { words: null, titled: write(query) };
    parts.push(`(${similar.map(quoted).join(' | ')})`);
  }
  return { words: parts.join(' & '), titled: write(query) };
};
