import type { ReactNode } from 'react';
import { layoutByDevice, type LayoutByDevice, type LayoutChoice } from './layout-choice.ts';
import type { LocaleIntl } from '@yoodee/i18n';

/**
 * What a route says about itself and the frame around it, as its `handle`. `Data` is what its loader returns, `Problem`
 * the data of an error that its loader threw.
 */
export interface PageHandle<Data = unknown, Problem = unknown> {
  /** Default: `default` on every device. */
  layout?: LayoutChoice;
  /** Whether the sitemap has the page. Only for a path without parameters. */
  isInSitemap?: boolean;
  /** Shown instead of the visitor's preference, for as long as the route is. */
  colorMode?: 'light' | 'dark';
  /** Whether the page itself shows that the device is offline, and what that means for the page. */
  saysOffline?: boolean;
  /** The page's name, for the bar with the back button. */
  title?(data: Data, intl: LocaleIntl): string;
  breadcrumb?(data: Data, intl: LocaleIntl): ReactNode;
  /** Icons that act on this page, in the header of `no-contact-topbar`. */
  headActions?(data: Data): ReactNode;
  /** Actions of this page, at the bottom of `no-contact-topbar`. */
  footAction?(data: Data): ReactNode;
  /** Side navigation of `setting-profile`. */
  aside?(data: Data): ReactNode;
  /** Replaces the error page when the route's own loader threw; undefined shows the error page. */
  problem?(status: number, data: Problem): ReactNode;
}

/** The part of a React Router match that is read here, from `useMatches()`, outermost first. */
export interface PageMatch {
  handle: unknown;
  loaderData?: unknown;
}

const deepestWith = (matches: readonly PageMatch[], key: keyof PageHandle) =>
  matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.[key] !== undefined) as
    { handle: PageHandle; loaderData?: unknown } | undefined;

/** The layout that the deepest match asks for; `default` when none does. */
export const layoutOf = (matches: readonly PageMatch[]): LayoutByDevice =>
  layoutByDevice(deepestWith(matches, 'layout')?.handle.layout ?? 'default');

/** The colour mode that the deepest match forces, if any. */
export const colorModeOf = (matches: readonly PageMatch[]): 'light' | 'dark' | undefined =>
  deepestWith(matches, 'colorMode')?.handle.colorMode;

/**
 * All that the matched routes say about the frame, for `<PageLayout {...frameOf(matches, intl)}>`. Not for an error
 * boundary: a route whose loader failed has no data; use `layoutOf` there.
 */
export const frameOf = (matches: readonly PageMatch[], intl: LocaleIntl) => {
  const [title, breadcrumb] = [deepestWith(matches, 'title'), deepestWith(matches, 'breadcrumb')];
  const slot = (name: 'headActions' | 'footAction' | 'aside') => {
    const match = deepestWith(matches, name);
    return match?.handle[name]?.(match.loaderData);
  };
  return {
    layout: layoutOf(matches),
    title: title?.handle.title?.(title.loaderData, intl),
    breadcrumb: breadcrumb?.handle.breadcrumb?.(breadcrumb.loaderData, intl),
    headActions: slot('headActions'),
    footAction: slot('footAction'),
    aside: slot('aside'),
    saysOffline: deepestWith(matches, 'saysOffline')?.handle.saysOffline ?? false,
  };
};

/** What the deepest match shows instead of the error page; undefined shows the error page. */
export const problemOf = (matches: readonly PageMatch[], { status, data }: { status: number; data: unknown }) =>
  deepestWith(matches, 'problem')?.handle.problem?.(status, data);
