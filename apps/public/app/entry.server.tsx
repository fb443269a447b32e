import { isbot } from 'isbot';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type ErrorResponse,
  type StaticHandlerContext,
} from 'react-router';
import { colorModeOf } from '@yoodee/layouts';
import type { HydrationStart } from '@yoodee/runtime/document';
import type { Site } from '@yoodee/public-page';
import { localeOfPath, namedCrawlers, scriptHashesHeader } from '@yoodee/site';
import english from '@yoodee/i18n/messages/public/en';
import thai from '@yoodee/i18n/messages/public/th';
import { CrawlerContext } from './crawler';
import { inlineScriptsOf } from './document';
import { provideMessages } from './messages';
import type { NavigationData, PageData } from './page-data';
import { routesIn } from './routes';
import { rootId, SiteDocument, siteRoutes } from './site';

export { resourceRoutes } from './resource-routes';

provideMessages('th', thai);
provideMessages('en', english);

/** The app's build for browsers, or that of the development server. */
export interface BrowserBuild {
  version: string;
  /** Addresses of the app's scripts: the entry first, then its imports. */
  scripts: readonly string[];
  /** CSS of a page, by the ids of its matched routes. */
  styles(routeIds: readonly string[]): string;
}

export interface RenderOptions {
  site: Site;
  build: BrowserBuild;
  /** Stores the JSON that a document hydrates from and returns its address. */
  storeData(json: string, path: string): string;
  /** The id of the current trace, for log lines; undefined without traces. */
  traceId(): string | undefined;
}

const { query, dataRoutes } = createStaticHandler(siteRoutes([...routesIn('th'), ...routesIn('en')]));

/** The page at a path as the id of its route, such as `th/asset`; null where there is none. */
export const pageIdOf = (pathname: string): string | null =>
  matchRoutes(dataRoutes, pathname)?.at(-1)?.route.id ?? null;

const requestIdOf = ({ headers }: Request) => headers.get('x-request-id');

/**
 * What the error page may show of an unexpected error: only the request's id, which identifies the details in the log
 * (behaviours E1).
 */
const unexpected = (request: Request): ErrorResponse => ({
  status: 500,
  statusText: '',
  data: { request_id: requestIdOf(request) },
});

/** A response that a loader threw, without the error that the router may have added for the log. */
const expected = ({ status, statusText, data }: ErrorResponse): ErrorResponse => ({ status, statusText, data });

type Tracing = Pick<RenderOptions, 'traceId'>;

/** Logs a failure in one line, with the request id and the trace id. Thrown responses are results, not failures. */
const logFailure = (error: unknown, request: Request, { traceId }: Tracing) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  const err = { type: name, message, stack };
  const ids = { reqId: requestIdOf(request), trace_id: traceId() };
  console.error(JSON.stringify({ level: 50, time: Date.now(), ...ids, err, msg: 'page failed' }));
};

/** The context of a page that shows an error instead of its content. */
const withError = (context: StaticHandlerContext, error: ErrorResponse): StaticHandlerContext => ({
  ...context,
  statusCode: error.status,
  errors: { [rootId]: error },
});

/**
 * Runs the loaders of a page. Errors that are not responses are logged and replaced, so that the context contains no
 * details.
 */
const load = async (request: Request, tracing: Tracing): Promise<StaticHandlerContext | Response> => {
  const context = await query(request);
  if (context instanceof Response || !context.errors) return context;
  const [error] = Object.values(context.errors);
  logFailure(error, request, tracing);
  return withError(context, isRouteErrorResponse(error) ? expected(error) : unexpected(request));
};

/**
 * Pages are anonymous: any cache may store them and must revalidate. Failed pages are never cached and include the
 * headers of their loader, such as `Retry-After`.
 */
const headersOf = ({ loaderHeaders, errors }: StaticHandlerContext): Headers => {
  const ofLoader = Object.values(loaderHeaders).at(-1);
  const headers = new Headers(errors ? ofLoader : undefined);
  const stored = ofLoader?.get('cache-control') ?? 'public, max-age=0, must-revalidate';
  headers.set('cache-control', errors ? 'no-store' : stored);
  return headers;
};

const jsonOf = (context: StaticHandlerContext, { build, site }: RenderOptions): string =>
  JSON.stringify({
    version: build.version,
    site,
    router: { loaderData: context.loaderData, errors: context.errors },
  } satisfies PageData);

/** JSON for a script element: `<` is escaped, because it could end the element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/**
 * The JSON from which a document hydrates. Null for a failed page of a crawler, which would otherwise hydrate to an
 * error page.
 */
const hydrationOf = (context: StaticHandlerContext, request: Request, isCrawler: boolean, options: RenderOptions) => {
  if (context.errors && isCrawler) return null;
  const data = jsonOf(context, options);
  const { pathname, search } = new URL(request.url);
  const modules = options.build.scripts;
  if (!context.errors) {
    const start: HydrationStart = { modules, pageData: options.storeData(data, pathname + search) };
    return inScript(JSON.stringify(start));
  }
  // Error pages are never cached, so their data is in the document.
  return inScript(`{"modules":${JSON.stringify(modules)},"pageData":${data}}`);
};

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

interface RenderedPage {
  html: Buffer<ArrayBuffer>;
  /** CSP hashes of its inline scripts. */
  scriptHashes: readonly string[];
}

const render = async (
  context: StaticHandlerContext,
  request: Request,
  options: RenderOptions,
): Promise<RenderedPage> => {
  const userAgent = request.headers.get('user-agent') ?? '';
  const isCrawler = isbot(userAgent) || namedCrawlers.test(userAgent);
  const served = {
    styles: options.build.styles(context.matches.map(({ route }) => route.id)),
    hydration: hydrationOf(context, request, isCrawler, options),
    colorMode: colorModeOf(context.matches.map(({ route }) => ({ handle: route.handle }))),
  };
  const page = (
    <CrawlerContext value={isCrawler}>
      <SiteDocument locale={localeOfPath(context.location.pathname)} site={options.site} served={served}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </SiteDocument>
    </CrawlerContext>
  );
  const { prelude } = await prerenderToNodeStream(page, {
    // Otherwise React hides a large part behind Suspense, and shows it by an inline script that the policy forbids.
    progressiveChunkSize: Infinity,
    onError: (error) => logFailure(error, request, options),
  });
  return { html: await buffer(prelude), scriptHashes: inlineScriptsOf(served).map(hashOf) };
};

/**
 * Renders the page for a request. Documents are sent only when complete: they are cached and compressed as one
 * response, after all loaders have finished.
 */
export const renderPage = async (request: Request, options: RenderOptions): Promise<Response> => {
  const loaded = await load(request, options);
  if (loaded instanceof Response) return loaded;
  let context = loaded;
  const { html, scriptHashes } = await render(context, request, options).catch(() => {
    context = withError(context, unexpected(request));
    return render(context, request, options);
  });
  const headers = headersOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(scriptHashesHeader, scriptHashes.join(' '));
  return new Response(html, { status: context.statusCode, headers });
};

/** The JSON that the document of a page hydrates from. Null if the page fails or redirects. */
export const loadPageData = async (request: Request, options: RenderOptions): Promise<string | null> => {
  const context = await load(request, options);
  return context instanceof Response || context.errors ? null : jsonOf(context, options);
};

/** The response for a client-side navigation to the page of this request. */
export const loadNavigationData = async (request: Request, tracing: Tracing): Promise<Response> => {
  const context = await load(request, tracing);
  const reply = (body: NavigationData, init: ResponseInit) => Response.json(body, init);
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return reply({ kind: 'redirect', location }, { headers: { 'cache-control': 'no-store' } });
  }
  const { errors, loaderData, matches, statusCode: status } = context;
  const headers = headersOf(context);
  if (errors) return reply({ kind: 'error', error: errors[rootId] as ErrorResponse }, { status, headers });
  return reply({ kind: 'data', data: loaderData[matches.at(-1)!.route.id] ?? null }, { status, headers });
};
