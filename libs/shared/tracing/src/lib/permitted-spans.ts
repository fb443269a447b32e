import { SpanKind, type Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/**
 * The attributes that leave the program. It is a list of what is permitted, because instrumentations record addresses
 * with search words and tokens, headers and messages of errors, and their next versions may record more.
 */
const permitted = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
  'exception.type',
  'db.system.name',
  'db.operation.name',
  // With placeholders: the values of a statement are separate.
  'db.query.text',
  'yoodee.request_id',
  'yoodee.cache',
]);

/** Of a call: which program or provider was called. Of a request it would be the `Host` that a visitor chose. */
const permittedOfCalls = new Set(['server.address', 'server.port']);

const permittedOf = (attributes: Attributes, kind: SpanKind): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => permitted.has(name) || (kind === SpanKind.CLIENT && permittedOfCalls.has(name)),
    ),
  );

/** A span as it may be sent: without addresses, values, messages and anything else about a visitor. */
export const permittedSpan = (span: ReadableSpan): ReadableSpan => ({
  name: span.name,
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  status: { code: span.status.code },
  attributes: permittedOf(span.attributes, span.kind),
  links: [],
  events: span.events.map(({ name, time, attributes }) => ({
    ...{ name, time },
    attributes: permittedOf(attributes ?? {}, span.kind),
  })),
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: 0,
  droppedEventsCount: 0,
  droppedLinksCount: 0,
});
