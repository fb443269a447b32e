import { Counter, Gauge } from 'prom-client';

/** Why the index stood in: the reasons of the metric. */
export type Failure = 'late' | 'refused' | 'wrong' | 'not built' | 'resting';

const answers = new Counter({
  name: 'yoodee_search_engine_answers_total',
  help: 'Searches by what answered: the engine, or for a reason the index of the process in its place.',
  labelNames: ['by', 'reason'] as const,
});

const behind = new Gauge({
  name: 'yoodee_search_engine_behind_versions',
  help: 'Content versions that the tables of the search engine were behind at the last search, before they were fed.',
});

export const countAnswer = (failure: Failure | null): void =>
  answers.inc(failure === null ? { by: 'engine', reason: 'none' } : { by: 'index', reason: failure });

export const reportLag = (versions: number): void => behind.set(versions);
