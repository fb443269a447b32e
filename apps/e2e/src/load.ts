import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

export interface Answer {
  /** 0 where the connection failed. */
  status: number;
  /** From the question until the last byte of the answer, ms. */
  ms: number;
  retryAfter: string | undefined;
}

type UrlOf = (number: number) => string;

export interface Clients {
  /** So many of them, each asking again as soon as it is answered. */
  askInTurn(together: number, seconds: number, urlOf: UrlOf): Promise<Answer[]>;
  /** All of them, asking so often whatever comes back and when, as visitors do who do not know of each other. */
  askSteadily(perSecond: number, seconds: number, urlOf: UrlOf): Promise<Answer[]>;
  close(): Promise<void>;
}

/** As many connections as the gateway has to each app; what waits for one of them waits here. */
const connections = 256;

/** Clients that have their connections already, each by a question to `url`, as in a site that has been in use. */
export const openClients = async (url: string): Promise<Clients> => {
  const dispatcher = new Agent({
    connections,
    keepAliveTimeout: 120_000,
    ...{ connectTimeout: 60_000, headersTimeout: 60_000, bodyTimeout: 60_000 },
  });
  const ask = async (asked: string): Promise<Answer> => {
    const begun = performance.now();
    try {
      const { statusCode, headers, body } = await request(asked, { dispatcher });
      await body.dump({ limit: Infinity });
      const retryAfter = headers['retry-after']?.toString();
      return { status: statusCode, ms: performance.now() - begun, retryAfter };
    } catch {
      return { status: 0, ms: performance.now() - begun, retryAfter: undefined };
    }
  };
  await Promise.all(Array.from({ length: connections }, () => ask(url)));
  return {
    async askInTurn(together, seconds, urlOf) {
      const end = performance.now() + seconds * 1000;
      const answers: Answer[] = [];
      let asked = 0;
      const run = async () => {
        while (performance.now() < end) answers.push(await ask(urlOf(asked++)));
      };
      await Promise.all(Array.from({ length: together }, run));
      return answers;
    },
    async askSteadily(perSecond, seconds, urlOf) {
      const begun = performance.now();
      const answers: Promise<Answer>[] = [];
      for (let passed = 0; passed < seconds; passed = (performance.now() - begun) / 1000) {
        while (answers.length < passed * perSecond) answers.push(ask(urlOf(answers.length)));
        await pause(5);
      }
      return Promise.all(answers);
    },
    close: () => dispatcher.destroy(),
  };
};

/** Answers with a status. */
export const answered = (answers: readonly Answer[], status: number): Answer[] =>
  answers.filter((answer) => answer.status === status);
