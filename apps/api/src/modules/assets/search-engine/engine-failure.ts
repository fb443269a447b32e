/** Reasons why the answer of an engine cannot be used; labels of the metric. */
export type Failure = 'late' | 'refused' | 'wrong' | 'not built' | 'resting';

/** The engine gave no usable answer. The message is logged, so it must not contain the search words. */
export class EngineFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The engine has no index that this release can read; it is still being built. */
export const notBuilt = (): EngineFailure =>
  new EngineFailure('not built', 'The search engine holds nothing of this release yet.');
