import { localeOfPath } from '@yoodee/site';
import type { RequestContext } from '../http/request-context.ts';
import { abortOnDisconnect, forward, type ForwardOptions } from '../proxy/forward.ts';
import { relay } from '../proxy/relay.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { accountBase } from './account-files.ts';

const documents = { th: `${accountBase}index.html`, en: `${accountBase}en/index.html` } as const;

/** Files are only below the base. There, the browser's `Accept` header tells whether it requests a document. */
const isScreen = ({ request, url }: RequestContext) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (!url.pathname.startsWith(accountBase) || (request.headers.accept ?? '').includes('text/html'));

/**
 * Serves the account app from another origin: Vite's development server, or the host of its build. That origin serves
 * files only, so a request for a screen becomes a request for the document of its language.
 */
export const createAccountProxy =
  ({ upstream, ...options }: ForwardOptions & { upstream: Upstream }) =>
  async (context: RequestContext): Promise<void> => {
    if (!isScreen(context)) return forward(context, { upstream, ...options, kind: 'site' });
    const { headers, ...reply } = await upstream.send({
      method: 'GET',
      path: documents[localeOfPath(context.url.pathname)],
      headers: {
        accept: 'text/html',
        'accept-encoding': 'identity',
        ...options.origin,
        'x-request-id': context.id,
      },
      signal: abortOnDisconnect(context).signal,
    });
    await relay(
      context,
      { ...reply, headers: { ...headers, 'cache-control': 'private, no-store' } },
      { kind: 'site', policyFor: options.policyFor },
    );
  };
