import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withData, withParts, type KeptPart, type RenderedPage } from '../app/rendered-page.ts';
import { createPageData } from './page-data.ts';

/**
 * Pages that are rendered at once. They wait for each other: each for less than a second, on one core. Who comes on top
 * is told at once, and the gateway shows what it has kept.
 */
const mostRenders = 64;

export interface PagesOptions {
  /** As visitors see it. The Host header is never believed. */
  origin: string;
  render(request: Request): Promise<Response>;
  pageOf(reply: Response): RenderedPage | undefined;
  /** Makes a document ready to send; `moduleHref` is where its scripts start, if not in the document. */
  finishDocument(html: string, parts: readonly KeptPart[], moduleHref: string | null): string;
}

type Answer<Request> = (request: Request, reply: FastifyReply, gone: AbortSignal) => Promise<FastifyReply>;

/** Runs handlers that render, as many at once as there are places; `gone` aborts when nobody waits for the answer. */
const createTurns = (places: number) => {
  let taken = 0;
  return <Request extends FastifyRequest>(answer: Answer<Request>) =>
    async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
      if (taken >= places) return reply.status(503).headers({ 'retry-after': '2', 'cache-control': 'no-store' }).send();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      taken += 1;
      try {
        return await answer(request, reply, gone.signal);
      } finally {
        taken -= 1;
      }
    };
};

type DataRequest = FastifyRequest<{ Params: { key: string } }>;

/** Every page of the site, and what their scripts start from. */
export const pageRoutes = (app: FastifyInstance, { origin, render, pageOf, finishDocument }: PagesOptions) => {
  const inTurn = createTurns(mostRenders);
  const site = new URL(origin).origin;

  /** Null for what leads elsewhere, as `//host` and `/\host` do. */
  const siteUrl = (path: string): URL | null => {
    const url = path.startsWith('/') ? URL.parse(path, site) : null;
    return url?.origin === site ? url : null;
  };

  const pageData = createPageData({
    render: async (path, signal) => {
      const url = siteUrl(path);
      return url ? pageOf(await render(new Request(url, { signal }))) : undefined;
    },
  });

  /** The request as React Router takes it. */
  const toWebRequest = ({ method, headers }: FastifyRequest, url: URL, signal: AbortSignal) => {
    const passed = Object.entries(headers).filter(
      (header): header is [string, string] => typeof header[1] === 'string' && header[0] !== 'host',
    );
    return new Request(url, { method, headers: passed, signal });
  };

  const answerPage: Answer<FastifyRequest> = async (request, reply, gone) => {
    const url = siteUrl(request.url);
    if (!url) return reply.status(400).header('cache-control', 'no-store').send();
    const response = await render(toWebRequest(request, url, gone));
    reply.status(response.status);
    for (const [name, value] of response.headers) reply.header(name, value);
    // Which language stands here, or the way to it, is the visitor's choice (behaviours L3): the redirect says so, too.
    if (request.url.split('?')[0] === '/') reply.header('vary', 'Accept-Language, Cookie');
    const page = pageOf(response);
    if (!page) return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : undefined);
    // Errors are sent once and kept by nobody: their data stays inside.
    const { document, href } = response.ok
      ? pageData.takeOut(page, request.url)
      : { document: withData(page), href: null };
    return reply.send(withParts(finishDocument(document, page.parts, href), page.parts));
  };

  const sendData = (reply: FastifyReply, data: string | null): FastifyReply =>
    data === null
      ? reply.status(404).header('cache-control', 'no-store').send()
      : reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type('text/javascript; charset=utf-8')
          .send(data);

  const renderData = inTurn<DataRequest>(async ({ url }, reply, gone) =>
    sendData(reply, await pageData.renderAgain(url, gone)),
  );

  app.get('/page-data/:key', async (request: DataRequest, reply) => {
    const known = pageData.known(request.params.key);
    return known === null ? renderData(request, reply) : sendData(reply, known);
  });
  app.get('/*', inTurn(answerPage));
};
