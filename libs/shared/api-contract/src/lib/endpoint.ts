import type * as z from 'zod/mini';
import type { ProblemCode } from './problems.ts';
import type { ProofPurpose } from './proof-kinds.ts';

type Schema = z.ZodMiniType;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with colon parameters: `/assets/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: 'assets' | 'members' | 'contact' | 'content' | 'figures' | 'geo' | 'member' | 'member assets';
  /** Who may call: anyone, or a signed-in member. */
  readonly access: 'public' | 'member';
  /**
   * A signed-in caller must have proved who they are in this session, for this purpose, in the last ten minutes;
   * otherwise the response is 403 `proof_required` and nothing happens.
   */
  readonly proof?: ProofPurpose;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The request carries one file as multipart/form-data instead of a JSON body, after these text fields. */
  readonly multipart?: z.ZodMiniObject;
  /** The caller may send `Idempotency-Key`; a retry with the same key gets the first response. */
  readonly idempotent?: true;
  /** Schema of `data` in the response. */
  readonly response: Schema;
  /** Status of a successful response; 200 by default. */
  readonly status?: 200 | 201;
  /** Expected failures of this endpoint, beyond those that follow from its shape: see `problemsOf`. */
  readonly problems: readonly ProblemCode[];
}

/**
 * All problem codes of an endpoint: those of every request, those that follow from its shape, and those it declares.
 */
export const problemsOf = (
  spec: Pick<Endpoint, 'method' | 'access' | 'proof' | 'idempotent' | 'problems'>,
): readonly ProblemCode[] => [
  'invalid_request',
  'api_key_refused',
  ...(spec.access === 'member' ? (['signed_out', 'session_elsewhere', 'forbidden'] as const) : []),
  ...(spec.proof ? (['proof_required'] as const) : []),
  ...(spec.access === 'public' && spec.method === 'GET' ? (['too_many_requests'] as const) : []),
  ...(spec.method === 'GET' ? [] : (['cross_site', 'payload_too_large', 'unsupported_content_type'] as const)),
  ...(spec.idempotent ? (['idempotency_mismatch'] as const) : []),
  ...spec.problems,
  'busy',
  'unavailable',
  'unexpected',
];

/** Declares one HTTP endpoint. The server, OpenAPI and the clients all use this value. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

/** The parts that a caller must supply, e.g. `{ params: { id: number }, body: {…} }`. */
export type ArgOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends Schema ? K : never]: E[K] extends Schema ? z.input<E[K]> : never;
};

/** `data` of a successful response. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
