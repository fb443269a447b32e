import { Counter, Gauge } from 'prom-client';
import type { Failure } from './engine-failure.ts';

const answers = new Counter({
  name: 'yoodee_search_engine_answers_total',
  help: 'Searches by what answered: the engine, or for a reason the index of the process in its place.',
  labelNames: ['by', 'reason'] as const,
});

const behind = new Gauge({
  name: 'yoodee_search_engine_behind_versions',
  help: 'Content versions that the search engine was behind at the last search, before it was fed.',
});

export const countAnswer = (failure: Failure | null): void =>
  answers.inc(failure === null ? { by: 'engine', reason: 'none' } : { by: 'index', reason: failure });

export const reportLag = (versions: number): void => behind.set(versions);
