import type { FieldCode, ProblemCode } from '@yoodee/api-contract';
import type { ProofMethod } from '@yoodee/api-contract/proof-kinds';

/** Optional data of an expected failure; see `Failure` in the contract. */
export interface ProblemDetail {
  errors?: Record<string, FieldCode>;
  details?: Record<string, number>;
  proofMethods?: readonly ProofMethod[];
  /** Of a time that was taken: the next ones that can be booked. */
  freeTimes?: readonly Date[];
  /** For the log only; never sent. */
  cause?: unknown;
}

/** An expected failure. Thrown anywhere below a route, handled by the error handler. */
export class ApiError extends Error {
  readonly code: ProblemCode;
  readonly errors: Record<string, FieldCode> | undefined;
  readonly details: Record<string, number> | undefined;
  readonly proofMethods: readonly ProofMethod[] | undefined;
  readonly freeTimes: readonly Date[] | undefined;

  constructor(code: ProblemCode, { errors, details, proofMethods, freeTimes, cause }: ProblemDetail = {}) {
    super(code, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = errors;
    this.details = details;
    this.proofMethods = proofMethods;
    this.freeTimes = freeTimes;
  }
}
