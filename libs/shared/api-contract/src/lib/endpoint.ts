import type * as z from 'zod/mini';
import type { ProblemCode } from './problems.ts';

type Schema = z.ZodMiniType;

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with colon parameters: `/assets/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: 'assets' | 'members' | 'contact' | 'content' | 'figures' | 'geo' | 'member' | 'member assets';
  /** Who may call: anyone, or a signed-in member. */
  readonly access: 'public' | 'member';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The request carries one file as multipart/form-data instead of a JSON body, after these text fields. */
  readonly multipart?: z.ZodMiniObject;
  /** The caller may send `Idempotency-Key`; a retry with the same key gets the first answer. */
  readonly idempotent?: true;
  /** Shape of `data` in the reply. */
  readonly response: Schema;
  /** Status of success; 200 unless told. */
  readonly status?: 200 | 201;
  /** Expected failures of its own, beyond those that its shape brings: see `problemsOf`. */
  readonly problems: readonly ProblemCode[];
}

/** Every way a call of `spec` may fail: what any request may meet, what comes with its shape, what it names itself. */
export const problemsOf = (
  spec: Pick<Endpoint, 'method' | 'access' | 'idempotent' | 'problems'>,
): readonly ProblemCode[] => [
  'invalid_request',
  ...(spec.access === 'member' ? (['signed_out', 'forbidden'] as const) : []),
  ...(spec.method === 'GET' ? [] : (['cross_site', 'payload_too_large', 'unsupported_content_type'] as const)),
  ...(spec.idempotent ? (['idempotency_mismatch'] as const) : []),
  ...spec.problems,
  'busy',
  'unavailable',
  'unexpected',
];

/** Declares one HTTP endpoint; server, OpenAPI and clients all read this value. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec;

/** The parts a caller must supply, e.g. `{ params: { id: number }, body: {…} }`. */
export type ArgOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E[K] extends Schema ? K : never]: E[K] extends Schema ? z.input<E[K]> : never;
};

/** `data` of a successful reply. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
