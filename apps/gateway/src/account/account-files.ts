import { hrefs, localeOfPath } from '@yoodee/site';
import { closedPolicy } from '../csp/content-security-policy.ts';
import { preferredEncoding, type EncodedBody } from '../http/encodings.ts';
import { hasContent } from '../http/entity-tags.ts';
import { writeReply, type Exchange } from '../http/exchange.ts';
import { failures, sendFailure } from '../http/failures.ts';
import type { AccountBuild, BuiltFile } from './account-build.ts';

/** Where the build's directory is mounted: Vite's `base`. */
export const accountBase = `${hrefs('th').myAccount}/`;
const hashedFiles = 'assets/';

const chosen = (exchange: Exchange, encoded: EncodedBody) => {
  const coding = preferredEncoding(exchange.request.headers['accept-encoding'], (one) => one in encoded);
  const body = encoded[coding] ?? encoded.identity;
  return {
    coding,
    body,
    describing: [
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      ...['content-length', String(body.length), 'vary', 'accept-encoding'],
    ],
  };
};

const sendFile = (exchange: Exchange, name: string, { contentType, hash, encoded }: BuiltFile) => {
  const { coding, body, describing } = chosen(exchange, encoded);
  const validating = [
    ...['etag', `"${coding === 'identity' ? hash : `${hash}-${coding}`}"`],
    ...[
      'cache-control',
      name.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ],
    ...['content-security-policy', closedPolicy],
  ];
  if (hasContent(exchange.request.headers, hash)) return writeReply(exchange, { status: 304, headers: validating });
  writeReply(exchange, { status: 200, headers: [...validating, 'content-type', contentType, ...describing], body });
};

/**
 * The members' app from its built files. Every path that names no file is a screen and gets the document of its
 * language, except below `assets/`, where a page from an older build must see that its chunk is gone.
 */
export const createAccountFiles =
  ({ files, documents }: AccountBuild) =>
  async (exchange: Exchange): Promise<void> => {
    const { request, target } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendFailure(exchange, failures.methodNotAllowed);

    const name = target.pathname.startsWith(accountBase) ? target.pathname.slice(accountBase.length) : '';
    const file = name.endsWith('.html') ? undefined : files.get(name);
    if (file) return sendFile(exchange, name, file);
    if (name.startsWith(hashedFiles)) return sendFailure(exchange, failures.notFound);

    const { contentType, encoded, policy } = documents[localeOfPath(target.pathname)];
    const { body, describing } = chosen(exchange, encoded);
    writeReply(exchange, {
      status: 200,
      // Never kept: the document names the build's files, and going back must not show a signed-out member their account.
      headers: [
        'content-type',
        contentType,
        ...describing,
        'cache-control',
        'private, no-store',
        'content-security-policy',
        policy,
      ],
      body,
    });
  };
