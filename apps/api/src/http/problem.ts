import type { FieldCode, ProblemCode } from '@yoodee/api-contract';

/** What an expected failure may carry beside its code; see `Failure` in the contract. */
export interface ProblemDetail {
  errors?: Record<string, FieldCode>;
  details?: Record<string, number>;
  /** For the log only; never sent. */
  cause?: unknown;
}

/** An expected failure; thrown anywhere below a route, answered by the one error handler. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly errors: Record<string, FieldCode> | undefined;
  readonly details: Record<string, number> | undefined;

  constructor(code: ProblemCode, { errors, details, cause }: ProblemDetail = {}) {
    super(code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = errors;
    this.details = details;
  }
}
