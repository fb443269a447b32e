import { traceId } from '@yoodee/tracing';
import pino, { type DestinationStream } from 'pino';

interface LoggedError {
  type: string;
  message: string;
  errorCode?: string;
  frames: string[];
  cause?: LoggedError;
}

/**
 * An error without user input: Drizzle puts the values of a failed statement into its message, PostgreSQL the row into
 * `detail`. Only the fields named here are logged.
 */
const logError = (error: unknown): LoggedError => {
  const { name, message, code, query, stack, cause } = error as Error & { code?: string; query?: string };
  return {
    type: name,
    message: query === undefined ? message : `Failed query: ${query}`,
    ...(code !== undefined && { errorCode: code }),
    frames: (stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line)),
    ...(cause instanceof Error && { cause: logError(cause) }),
  };
};

/** Tokens of sessions, and API keys. */
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*|yd_[\w-]{20,}/g;
const phone = /\+66\d{5,6}(\d{3})(?!\d)/g;

/** Masks Thai phone numbers: `+66******678`. */
export const maskPhones = (text: string): string => text.replace(phone, '+66******$1');

/** A logger of JSON lines. Removes secrets by field name, and by pattern in the finished line. */
export const createLogger = (destination: DestinationStream = pino.destination(1)) =>
  pino(
    {
      mixin: () => ({ trace_id: traceId() }),
      serializers: { err: (error: unknown) => (error instanceof Error ? logError(error) : error) },
      redact: ['req.headers.authorization', 'req.headers.cookie', '*.otp', '*.code', '*.access_token'],
      hooks: { streamWrite: (line) => maskPhones(line.replace(token, '[token]')) },
    },
    destination,
  );
