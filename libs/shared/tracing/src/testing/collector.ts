import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedSpan {
  /** `service.name` of the program. */
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string | number>;
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: OtlpAttribute[] })[] }[];
  }[];
}

const attributesOf = (list: readonly OtlpAttribute[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const spansOf = ({ resourceSpans }: OtlpTraces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
        service: String(attributesOf(resource.attributes)['service.name']),
        ...{ name, traceId, spanId, parentSpanId: parentSpanId || undefined },
        attributes: attributesOf(attributes),
      })),
  );

export interface Collector {
  /** Base URL, for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  /** Everything received so far, as it came. */
  received(): string;
  spans(): ReceivedSpan[];
  /** How the next exports are answered. `never` keeps them waiting. */
  answer: number | 'never';
  close(): Promise<void>;
}

/** A collector of OTLP over HTTP with JSON. */
export const startCollector = async (): Promise<Collector> => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { answer } = collector;
    if (answer === 'never') return;
    if (answer === 200) bodies.push(body);
    response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => spansOf(JSON.parse(body) as OtlpTraces)),
    answer: 200,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
};
