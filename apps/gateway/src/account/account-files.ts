import { hrefs, localeOfPath, withoutLocale } from '@yoodee/site';
import { preferredEncoding, type EncodedBody } from '../http/encodings.ts';
import { hasContent } from '../http/entity-tags.ts';
import { failures, sendFailure } from '../http/failures.ts';
import { sendReply, type RequestContext } from '../http/request-context.ts';
import type { AccountBuild, BuiltFile } from './account-build.ts';

/** Where the build's directory is mounted: Vite's `base`. */
export const accountBase = `${hrefs('th').myAccount}/`;
const hashedFiles = 'assets/';

const encodedFor = ({ request }: RequestContext, encoded: EncodedBody) => {
  const coding = preferredEncoding(request.headers['accept-encoding'], (one) => one in encoded);
  const body = encoded[coding] ?? encoded.identity;
  return {
    coding,
    body,
    contentHeaders: [
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      ...['content-length', String(body.length), 'vary', 'accept-encoding'],
    ],
  };
};

const sendFile = (context: RequestContext, name: string, { contentType, hash, encoded, policy }: BuiltFile) => {
  const { coding, body, contentHeaders } = encodedFor(context, encoded);
  const validators = [
    ...['etag', `"${coding === 'identity' ? hash : `${hash}-${coding}`}"`],
    ...[
      'cache-control',
      name.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ],
    ...['content-security-policy', policy],
  ];
  if (hasContent(context.request.headers, hash)) return sendReply(context, { status: 304, headers: validators });
  sendReply(context, { status: 200, headers: [...validators, 'content-type', contentType, ...contentHeaders], body });
};

/** The router of the app ignores case and a slash at the end. */
const pageOf = (pathname: string) => withoutLocale(pathname).toLowerCase().replace(/\/$/, '');

/**
 * Serves the account app from its built files. A path without a file gets the document of its language; its status is
 * 404 if the app has no page there, and the app then shows its error page.
 * Below `assets/` it gets 404 instead, so that a page of an older build notices that its chunk is gone.
 */
export const createAccountFiles =
  ({ files, documents, pages }: AccountBuild) =>
  async (context: RequestContext): Promise<void> => {
    const { request, url } = context;
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendFailure(context, failures.readOnly);

    const name = url.pathname.startsWith(accountBase) ? url.pathname.slice(accountBase.length) : '';
    const file = name.endsWith('.html') ? undefined : files.get(name);
    if (file) return sendFile(context, name, file);
    if (name.startsWith(hashedFiles)) return sendFailure(context, failures.notFound);

    const { contentType, encoded, policy } = documents[localeOfPath(url.pathname)];
    const { body, contentHeaders } = encodedFor(context, encoded);
    sendReply(context, {
      status: pages.has(pageOf(url.pathname)) ? 200 : 404,
      // Not cached: the document names the build's files, and Back must not show a signed-out member their account.
      headers: [
        'content-type',
        contentType,
        ...contentHeaders,
        'cache-control',
        'private, no-store',
        'content-security-policy',
        policy,
      ],
      body,
    });
  };
