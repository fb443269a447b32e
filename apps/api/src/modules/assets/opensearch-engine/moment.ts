import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { asOffered } from '@yoodee/server-search-index/definition';
import { EngineFailure } from '../search-engine/engine-failure.ts';
import { conditionsOf, type Condition, type Read } from './conditions.ts';
import { allOf, type Dsl } from './dsl.ts';
import type { Answer } from './server.ts';
import { readTypedText } from './words.ts';

/** An index that holds every change, and how to ask it. */
export interface Moment {
  /** Searches the index with a request. */
  ask(request: Dsl): Promise<Answer>;
  /** Of the database, epoch milliseconds. */
  now: number;
}

/** The numbers of listings that satisfy each of these, in one request. */
export const countEach = async ({ ask }: Moment, each: readonly Dsl[]): Promise<number[]> => {
  if (each.length === 0) return [];
  const { aggregations } = await ask({
    size: 0,
    aggs: Object.fromEntries(each.map((filter, at) => [String(at), { filter }])),
  });
  return each.map((_, at) => {
    const count = aggregations[String(at)]?.doc_count;
    if (count === undefined) throw new EngineFailure('wrong', 'OpenSearch did not count what was asked for.');
    return count;
  });
};

export interface Understood {
  read: Read;
  /** As typed, for the words of titles; null without a text. */
  titled: Dsl | null;
  conditions: Condition[];
}

/** The query of the index, with typing errors allowed in words that no listing contains. */
export const understand = async (moment: Moment, query: AssetQuery): Promise<Understood> => {
  const typed = readTypedText(query.q);
  const found = typed ? await countEach(moment, typed.parts) : [];
  const words = typed && allOf(typed.parts.map((part, at) => (found[at]! > 0 ? part : typed.mistyped[at]!)));
  const read: Read = { words, now: moment.now };
  return { read, titled: typed?.titled ?? null, conditions: conditionsOf(asOffered(query), read) };
};
