/** A response for programs: any cache may store it and must revalidate it, like a page. */
export const textFile = (
  body: string | ReadableStream<Uint8Array>,
  type: 'text/plain' | 'application/xml' | 'application/rss+xml',
) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=0, must-revalidate' },
  });
