import { isbot } from 'isbot';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { namedCrawlers } from '@yoodee/site';
import english from 'virtual:messages/en';
import thai from 'virtual:messages/th';
import { CrawlerContext } from './crawler';
import { provideMessages } from './page-messages';
import { isPartial, renderWhole } from './render-whole.server';
import { withData, withParts, type RenderedPage } from './rendered-page';

provideMessages('th', thai);
provideMessages('en', english);

/** Loaders that are not done by then are given up. */
export const streamTimeout = 9_000;

const pages = new WeakMap<Response, RenderedPage>();

/**
 * The page that a reply stands for. In a body it would be encoded and decoded once more, a tenth of the CPU of a rendered
 * list; only the development server, which is not ours, takes it from there.
 */
export const pageOf = (reply: Response): RenderedPage | undefined => pages.get(reply);

const requestIdOf = ({ headers }: Request) => headers.get('x-request-id');

/**
 * What nobody foresaw, as the error page may say it: nothing but the id under which the log has the rest (behaviours E1).
 * Rejecting with it makes React Router render the page again, with its error boundary.
 */
const unforeseen = (request: Request) => Response.json({ request_id: requestIdOf(request) }, { status: 500 });

/** A line of the log, under the id of the request; what was thrown as a reply is an answer. */
const logFailure = (error: unknown, request: Request) => {
  if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) return;
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  const err = { type: name, message, stack };
  console.error(JSON.stringify({ level: 50, time: Date.now(), reqId: requestIdOf(request), err, msg: 'page failed' }));
};

export const handleError: HandleErrorFunction = (error, { request }) => logFailure(error, request);

/**
 * Renders whole documents: they are cached and compressed as one piece, and every loader is done by now, so there is
 * nothing to gain from a stream. What React Router would stream after them, its loaders' data, is kept apart.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
) {
  const errors = Object.values(context.staticHandlerContext.errors ?? {});
  if (errors.some((error) => !isRouteErrorResponse(error))) throw unforeseen(request);
  const userAgent = request.headers.get('user-agent') ?? '';
  const { html, parts } = await renderWhole(
    <CrawlerContext value={isbot(userAgent) || namedCrawlers.test(userAgent)}>
      <ServerRouter context={context} url={request.url} />
    </CrawlerContext>,
  ).catch((error: unknown) => {
    logFailure(error, request);
    throw unforeseen(request);
  });
  if (isPartial(html)) logFailure(new Error('A part of the page waited: its fallback was sent.'), request);
  const hasScripts = context.renderMeta?.didRenderScripts && serverHandoffStream;
  const data = hasScripts ? await new Response(serverHandoffStream).text() : null;
  const page = { html: `<!DOCTYPE html>${html}`, parts, data };
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status >= 400) headers.set('cache-control', 'no-store');
  const reply = new Response(import.meta.env.DEV ? withParts(withData(page), parts).toString() : null, {
    status,
    headers,
  });
  pages.set(reply, page);
  return reply;
}
