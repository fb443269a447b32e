import type { Site } from '@yoodee/public-page';
import type { ErrorResponse, HydrationState } from 'react-router';

/** The JSON that the browser hydrates a page from. */
export interface PageData {
  /** Version of the build. */
  version: string;
  site: Site;
  router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** The JSON response for a client-side navigation. */
export type NavigationData =
  { kind: 'data'; data: unknown } | { kind: 'error'; error: ErrorResponse } | { kind: 'redirect'; location: string };

/** Address of the data for a client-side navigation to `path`. */
export const navigationDataHref = (path: string): string => `/page-data?${new URLSearchParams({ path }).toString()}`;
