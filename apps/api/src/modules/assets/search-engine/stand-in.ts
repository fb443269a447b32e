import { setTimeout as after } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { assetPageSize } from '@yoodee/api-contract/asset-list';
import type { AssetClusters } from '@yoodee/api-contract/clusters';
import type { SearchResult } from '@yoodee/server-search-index';
import { minuteMs } from '@yoodee/site';
import { createCircuitBreaker } from '../../../http/circuit-breaker.ts';
import type { AssetSearch } from '../asset-search.ts';
import type { SearchEngine } from '../search-engine.ts';
import { EngineFailure, type Failure } from './engine-failure.ts';
import { countAnswer } from './search-engine.metrics.ts';

/** Timeout in milliseconds after which the index answers. */
export const answerWithinMs = 2_000;

/** The interval of warnings during an outage. */
const warnEveryMs = minuteMs;

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
  if (error instanceof EngineFailure) return error.failure;
  const code = codeOf(error);
  // Codes of PostgreSQL have five characters; those of the network, such as ECONNREFUSED, have more.
  return codes[code ?? ''] ?? (code?.length === 5 ? 'wrong' : 'refused');
};

/** The part of an error that may be logged: messages of servers may repeat search words. */
const described = (error: unknown): string =>
  error instanceof EngineFailure ? error.message : (codeOf(error) ?? (error as Error).name);

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const isPage = ({ assetIds, total }: SearchResult): boolean =>
  isCount(total) && assetIds.length <= assetPageSize && assetIds.length <= total && assetIds.every(isCount);

const isMap = ({ clusters, pins, total }: AssetClusters): boolean =>
  isCount(total) && clusters.reduce((sum, { count }) => sum + count, pins.length) === total;

/** Logs the start and the end of an outage, and a reminder every minute. */
const createOutageLog = (logger: Pick<FastifyBaseLogger, 'info' | 'warn'>, clock: { now(): number }) => {
  let warnedAt: number | null = null;
  return {
    answered() {
      if (warnedAt !== null) logger.info('The search engine answers again.');
      warnedAt = null;
    },
    failed(reason: Failure, error: unknown) {
      const now = clock.now();
      if (warnedAt !== null && now - warnedAt < warnEveryMs) return;
      warnedAt = now;
      logger.warn({ reason, engineError: described(error) }, 'The index answers searches in place of the engine.');
    },
  };
};

export interface StandInOptions {
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  withinMs?: number;
  clock?: { now(): number };
}

/**
 * Searches by an engine, and by the index of this process where the engine answers late, wrong or not at all. After
 * five failures in a row a circuit breaker skips the engine for 30 s. Queries other than searches use the index.
 */
export const searchWithStandIn = (
  engine: SearchEngine,
  index: AssetSearch,
  { logger, withinMs = answerWithinMs, clock = performance }: StandInOptions,
): AssetSearch => {
  const outage = createOutageLog(logger, clock);
  const attempt = createCircuitBreaker({
    // An engine that is being built will be available soon, so this does not count as a failure.
    isFailure: (error) => failureOf(error) !== 'not built',
    refuse: () => new EngineFailure('resting', 'The search engine failed five times in a row.'),
  });

  const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const timer = new AbortController();
    const late = after(withinMs, undefined, { signal: timer.signal, ref: false }).then(() => {
      throw new EngineFailure('late', `No answer of the search engine within ${withinMs} ms.`);
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
        if (!isPossible(given)) throw new EngineFailure('wrong', 'An answer that no search has.');
        return given;
      });
      countAnswer(null);
      outage.answered();
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      countAnswer(failure);
      outage.failed(failure, error);
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
