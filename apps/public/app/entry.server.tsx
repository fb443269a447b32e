import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { isbot } from 'isbot';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { namedCrawlers } from '@yoodee/site';
import english from 'virtual:messages/en';
import thai from 'virtual:messages/th';
import { CrawlerContext } from './crawler';
import { provideMessages } from './page-messages';

provideMessages('th', thai);
provideMessages('en', english);

/** A page that is not done by then is given up. */
export const streamTimeout = 9_000;

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

/** Renders whole documents: they are cached and compressed as one piece, so there is nothing to gain from streaming. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
  const isUnforeseen = Object.values(routerContext.staticHandlerContext.errors ?? {}).some(
    (error) => !isRouteErrorResponse(error),
  );
  if (isUnforeseen) throw unforeseen(request);
  const userAgent = request.headers.get('user-agent') ?? '';
  const page = (
    <CrawlerContext value={isbot(userAgent) || namedCrawlers.test(userAgent)}>
      <ServerRouter context={routerContext} url={request.url} />
    </CrawlerContext>
  );
  return new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        // React uses its buffer again.
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(deadline);
        headers.set('content-type', 'text/html; charset=utf-8');
        if (status >= 400) headers.set('cache-control', 'no-store');
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => pipe(whole),
      onError: (error) => logFailure(error, request),
      onShellError: () => {
        clearTimeout(deadline);
        reject(unforeseen(request));
      },
    });
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
