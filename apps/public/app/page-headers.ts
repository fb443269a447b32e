interface HeadersArgs {
  errorHeaders: Headers | undefined;
  loaderHeaders: Headers;
}

/**
 * Pages are anonymous: caches may keep them and must ask whether they still hold. A failed one says what its loader said
 * of it, e.g. when to try again; that no cache keeps it is entry.server's part.
 */
export const publicHeaders = ({ errorHeaders, loaderHeaders }: HeadersArgs): Headers | Record<string, string> =>
  errorHeaders ?? { 'cache-control': loaderHeaders.get('cache-control') ?? 'public, max-age=0, must-revalidate' };
