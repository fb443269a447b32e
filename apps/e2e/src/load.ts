import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

export interface Answer {
  /** 0 when the connection failed. */
  status: number;
  /** From the request to the last byte of the response, ms. */
  ms: number;
  retryAfter: string | undefined;
}

type UrlOf = (number: number) => string;

export interface Clients {
  /** `concurrency` clients; each sends its next request when it has the response (closed loop). */
  requestInLoop(concurrency: number, seconds: number, urlOf: UrlOf): Promise<Answer[]>;
  /** All clients, at a constant rate that does not depend on the responses (open loop), like independent visitors. */
  requestAtRate(perSecond: number, seconds: number, urlOf: UrlOf): Promise<Answer[]>;
  close(): Promise<void>;
}

/** As many connections as the gateway has to each app. Further requests queue here. */
const connections = 256;

/** Clients with established connections: each has sent one request to `url`, as on a running site. */
export const openClients = async (url: string): Promise<Clients> => {
  const dispatcher = new Agent({
    connections,
    keepAliveTimeout: 120_000,
    ...{ connectTimeout: 60_000, headersTimeout: 60_000, bodyTimeout: 60_000 },
  });
  const send = async (target: string): Promise<Answer> => {
    const startedAt = performance.now();
    try {
      const { statusCode, headers, body } = await request(target, { dispatcher });
      await body.dump({ limit: Infinity });
      const retryAfter = headers['retry-after']?.toString();
      return { status: statusCode, ms: performance.now() - startedAt, retryAfter };
    } catch {
      return { status: 0, ms: performance.now() - startedAt, retryAfter: undefined };
    }
  };
  await Promise.all(Array.from({ length: connections }, () => send(url)));
  return {
    async requestInLoop(concurrency, seconds, urlOf) {
      const end = performance.now() + seconds * 1000;
      const answers: Answer[] = [];
      let sent = 0;
      const run = async () => {
        while (performance.now() < end) answers.push(await send(urlOf(sent++)));
      };
      await Promise.all(Array.from({ length: concurrency }, run));
      return answers;
    },
    async requestAtRate(perSecond, seconds, urlOf) {
      const startedAt = performance.now();
      const answers: Promise<Answer>[] = [];
      for (let passed = 0; passed < seconds; passed = (performance.now() - startedAt) / 1000) {
        while (answers.length < passed * perSecond) answers.push(send(urlOf(answers.length)));
        await pause(5);
      }
      return Promise.all(answers);
    },
    close: () => dispatcher.destroy(),
  };
};

/** Responses with this status. */
export const answered = (answers: readonly Answer[], status: number): Answer[] =>
  answers.filter((answer) => answer.status === status);
