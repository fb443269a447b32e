import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { permittedSpan } from './permitted-spans.ts';

/** A span as instrumentations record it, with secrets wherever they may stand. */
const recordedSpan = (kind: SpanKind) => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const span = provider.getTracer('test').startSpan('GET /assets', { kind });
  span.setAttributes({
    'http.route': '/assets',
    'http.response.status_code': 500,
    'url.full': 'http://api/assets?q=secret',
    'url.path': '/secret',
    'url.query': '?q=secret',
    'user_agent.original': 'secret',
    'client.address': 'secret',
    'server.address': 'api.internal',
    'http.request.header.authorization': ['secret'],
  });
  span.recordException(new TypeError('secret'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'secret' });
  span.end();
  return exporter.getFinishedSpans()[0]!;
};

it('T31 a span leaves the program without addresses, headers and messages of errors', () => {
  const span = permittedSpan(recordedSpan(SpanKind.SERVER));

  expect(span.attributes).toEqual({ 'http.route': '/assets', 'http.response.status_code': 500 });
  expect(span.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(span.events.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['exception', { 'exception.type': 'TypeError' }],
  ]);
  const { resource: _resource, ...sent } = span;
  expect(JSON.stringify(sent)).not.toContain('secret');
});

it('a call names its target; a request does not contain the host that its visitor chose', () => {
  expect(permittedSpan(recordedSpan(SpanKind.CLIENT)).attributes).toHaveProperty('server.address', 'api.internal');
  expect(permittedSpan(recordedSpan(SpanKind.SERVER)).attributes).not.toHaveProperty('server.address');
});
