import type { Failure, FieldCode, ProblemCode } from '@yoodee/api-contract';

/**
 * A failed call as screens see it. `status` is the HTTP status, 0 when the network failed, 500 when the call broke
 * without a reply; `message` is for the member. `code` is null where no API answered.
 */
export interface CallFailure {
  status: number;
  data: null;
  message: string;
  code: ProblemCode | null;
  errors: Record<string, FieldCode>;
  details: Record<string, number>;
}

/** A call's outcome in the product's one form: `data` on success, null on failure; `message` is 'Success' or says why. */
export type CallResult<Data> = { status: number; data: Data; message: 'Success' } | CallFailure;

/** Whether a call succeeded; afterwards `data` is the endpoint's. */
export const isSuccess = <Data>(
  result: CallResult<Data>,
): result is Extract<CallResult<Data>, { message: 'Success' }> => result.status >= 200 && result.status < 300;

const failure = (status: number, message: string, body?: Partial<Failure>): CallFailure => ({
  status,
  data: null,
  message,
  code: body?.code ?? null,
  errors: body?.errors ?? {},
  details: body?.details ?? {},
});

const unknownError = 'Unknown error';

/** The outcome of a reply: 2xx is success, anything else carries the server's message or 'Unknown error'. */
export const resultOfReply = <Data>(status: number, body: unknown): CallResult<Data> => {
  if (status >= 200 && status < 300 && Object(body) === body && 'data' in (body as object))
    return { status, data: (body as { data: Data }).data, message: 'Success' };
  const envelope = Object(body) === body ? (body as Partial<Failure>) : {};
  const isSuccess = status >= 200 && status < 300;
  return failure(isSuccess ? 500 : status, envelope.message || unknownError, envelope);
};

/** The network gave no reply: status 0 with the error's text. */
export const resultOfNetworkError = (error: unknown): CallFailure =>
  failure(0, error instanceof Error ? error.message : String(error));

/** The call broke without a reply and not in the network, e.g. a body that is no JSON: status 500. */
export const resultOfCaughtError = (error: unknown): CallFailure =>
  failure(500, error instanceof Error ? error.message : unknownError);
