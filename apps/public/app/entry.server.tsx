import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { isbot } from 'isbot';
import { ServerRouter, type EntryContext } from 'react-router';
import { namedCrawlers } from '@yoodee/site';
import english from 'virtual:messages/en';
import thai from 'virtual:messages/th';
import { CrawlerContext } from './crawler';
import { provideMessages } from './page-messages';

provideMessages('th', thai);
provideMessages('en', english);

/** A page that is not done by then is given up. */
export const streamTimeout = 9_000;

/** Renders whole documents: they are cached and compressed as one piece, so there is nothing to gain from streaming. */
export default function handleRequest(request: Request, status: number, headers: Headers, routerContext: EntryContext) {
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
    const { pipe, abort } = renderToPipeableStream(page, { onAllReady: () => pipe(whole), onShellError: reject });
    const deadline = setTimeout(abort, streamTimeout + 1_000);
  });
}
