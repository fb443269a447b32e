/** Why an engine gave no answer that can be used: the reasons of the metric. */
export type Failure = 'late' | 'refused' | 'wrong' | 'not built' | 'resting';

/** An engine gave no answer that can be used. The message goes to the log, so it has nothing of what was searched for. */
export class EngineFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** The engine holds nothing that this release can read: it is still being built. */
export const notBuilt = (): EngineFailure =>
  new EngineFailure('not built', 'The search engine holds nothing of this release yet.');
