import { setTimeout as after } from 'node:timers/promises';
import { assetPageSize } from '@yoodee/api-contract/asset-list';
import type { AssetClusters } from '@yoodee/api-contract/clusters';
import type { SearchResult } from '@yoodee/server-search-index';
import { createCircuitBreaker } from '../../../http/circuit-breaker.ts';
import type { AssetSearch } from '../asset-search.ts';
import type { SearchEngine } from '../search-engine.ts';
import { NotBuilt } from './postgres-engine.ts';
import { countAnswer, type Failure } from './search-engine.metrics.ts';

/** After this the index answers in place of the engine. */
export const answerWithinMs = 2_000;

class Late extends Error {}
class Wrong extends Error {}
class Resting extends Error {}

/** Codes of PostgreSQL for a statement that was cancelled, and for tables that do not exist. */
const codes: Record<string, Failure> = {
  '57014': 'late',
  '42P01': 'not built',
  '3F000': 'not built',
  '53300': 'refused',
};

const codeOf = (error: unknown): string | undefined => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause === undefined ? undefined : codeOf(cause));
};

const failureOf = (error: unknown): Failure => {
  if (error instanceof Late) return 'late';
  if (error instanceof Wrong) return 'wrong';
  if (error instanceof Resting) return 'resting';
  if (error instanceof NotBuilt) return 'not built';
  const code = codeOf(error);
  // Codes of PostgreSQL have five characters; those of the network, such as ECONNREFUSED, have more.
  return codes[code ?? ''] ?? (code?.length === 5 ? 'wrong' : 'refused');
};

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const isPage = ({ assetIds, total }: SearchResult): boolean =>
  isCount(total) && assetIds.length <= assetPageSize && assetIds.length <= total && assetIds.every(isCount);

const isMap = ({ clusters, pins, total }: AssetClusters): boolean =>
  isCount(total) && clusters.reduce((sum, { count }) => sum + count, pins.length) === total;

/**
 * Searches by an engine, and by the index of this process where the engine answers late, wrong or not at all. After
 * five failures in a row the engine rests for 30 s. What is not a search is asked of the index.
 */
export const searchWithStandIn = (engine: SearchEngine, index: AssetSearch, withinMs = answerWithinMs): AssetSearch => {
  const attempt = createCircuitBreaker({
    // Tables that are being built answer soon.
    isFailure: (error) => failureOf(error) !== 'not built',
    refuse: () => new Resting('The search engine failed five times in a row.'),
  });

  const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const timer = new AbortController();
    const late = after(withinMs, undefined, { signal: timer.signal, ref: false }).then(() => {
      throw new Late(`No answer of the search engine within ${withinMs} ms.`);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      timer.abort();
      late.catch(() => undefined);
      answer.catch(() => undefined);
    }
  };

  const ask = async <Answer>(
    question: () => Promise<Answer>,
    isPossible: (answer: Answer) => boolean,
    standIn: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const answer = await attempt(async () => {
        const given = await inTime(question());
        if (!isPossible(given)) throw new Wrong('An answer that no search has.');
        return given;
      });
      countAnswer(null);
      return answer;
    } catch (error) {
      countAnswer(failureOf(error));
      return standIn();
    }
  };

  return {
    ...index,
    search: (query) =>
      ask(
        () => engine.search(query),
        isPage,
        () => index.search(query),
      ),
    cluster: (query) =>
      ask(
        () => engine.cluster(query),
        isMap,
        () => index.cluster(query),
      ),
    among: (query, assetIds) =>
      ask(
        () => engine.among(query, assetIds),
        (found) => found.every((assetId) => assetIds.includes(assetId)),
        () => index.among(query, assetIds),
      ),
  };
};
