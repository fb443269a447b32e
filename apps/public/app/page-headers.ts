interface HeadersArgs {
  errorHeaders: Headers | undefined;
  loaderHeaders: Headers;
}

/** Pages are anonymous: caches may keep them and must ask whether they still hold. Errors are never kept. */
export const publicHeaders = ({ errorHeaders, loaderHeaders }: HeadersArgs): Headers | Record<string, string> => {
  if (errorHeaders) {
    const headers = new Headers(errorHeaders);
    headers.set('cache-control', 'no-store');
    return headers;
  }
  return { 'cache-control': loaderHeaders.get('cache-control') ?? 'public, max-age=0, must-revalidate' };
};
