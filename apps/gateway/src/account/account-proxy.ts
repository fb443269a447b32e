import { localeOfPath } from '@yoodee/site';
import type { Exchange } from '../http/exchange.ts';
import { departure, passThrough, type Forwarding } from '../proxy/pass-through.ts';
import { relay } from '../proxy/relay.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { accountBase } from './account-files.ts';

const documents = { th: `${accountBase}index.html`, en: `${accountBase}en/index.html` } as const;

/** Files live only under the base; there, a browser says when it wants a document. */
const isScreen = ({ request, target }: Exchange) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (!target.pathname.startsWith(accountBase) || (request.headers.accept ?? '').includes('text/html'));

/**
 * The members' app from another origin: Vite's development server, or wherever its build is hosted.
 * That knows files only, so a screen is asked for as the document of its language.
 */
export const createAccountProxy =
  ({ upstream, ...forwarding }: Forwarding & { upstream: Upstream }) =>
  async (exchange: Exchange): Promise<void> => {
    if (!isScreen(exchange)) return passThrough(exchange, { upstream, ...forwarding, kind: 'site' });
    const { headers, ...reply } = await upstream.send({
      method: 'GET',
      path: documents[localeOfPath(exchange.target.pathname)],
      headers: {
        accept: 'text/html',
        'accept-encoding': 'identity',
        ...forwarding.origin,
        'x-request-id': exchange.id,
      },
      signal: departure(exchange).signal,
    });
    await relay(
      exchange,
      { ...reply, headers: { ...headers, 'cache-control': 'private, no-store' } },
      { kind: 'site', policyFor: forwarding.policyFor },
    );
  };
