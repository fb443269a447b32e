import type { Failure, FieldCode, ProblemCode } from '@yoodee/api-contract';

/**
 * A failed call. `status` is the HTTP status, 0 when the network failed, 500 when the response is invalid; `message` is
 * for the member; `code` is null when the API did not respond.
 */
export interface CallFailure {
  status: number;
  data: null;
  message: string;
  code: ProblemCode | null;
  errors: Record<string, FieldCode>;
  details: Record<string, number>;
  /** The next times that can be booked, if the chosen one was taken. */
  free_times?: string[];
}

/** The result of a call: `data` on success, null on failure; `message` is 'Success' or the reason. */
export type CallResult<Data> = { status: number; data: Data; message: 'Success' } | CallFailure;

/** Whether a call succeeded; narrows `data` to the endpoint's type. */
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
  ...(body?.free_times && { free_times: body.free_times }),
});

const unknownError = 'Unknown error';

/** The result of a response: 2xx is success; otherwise `message` is the server's or 'Unknown error'. */
export const resultOfReply = <Data>(status: number, body: unknown): CallResult<Data> => {
  if (status >= 200 && status < 300 && Object(body) === body && 'data' in (body as object))
    return { status, data: (body as { data: Data }).data, message: 'Success' };
  const envelope = Object(body) === body ? (body as Partial<Failure>) : {};
  const isSuccess = status >= 200 && status < 300;
  return failure(isSuccess ? 500 : status, envelope.message || unknownError, envelope);
};

/** The result when the network failed: status 0 with the message of the error. */
export const resultOfNetworkError = (error: unknown): CallFailure =>
  failure(0, error instanceof Error ? error.message : String(error));

/** The result when the response is invalid, for example not JSON: status 500. */
export const resultOfCaughtError = (error: unknown): CallFailure =>
  failure(500, error instanceof Error ? error.message : unknownError);
