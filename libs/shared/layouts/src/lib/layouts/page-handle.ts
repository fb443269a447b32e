import type { ReactNode } from 'react';
import { layoutByDevice, type LayoutByDevice, type LayoutChoice } from './layout-choice.ts';
import type { LocaleIntl } from '@yoodee/i18n';

/** What a route may say about the frame around it, as its `handle`. The functions get the route's loader data. */
export interface PageHandle {
  layout?: LayoutChoice;
  /** Shown instead of the visitor's preference, for as long as the route is. */
  colorMode?: 'light' | 'dark';
  /** The page's name, for the bar with the back button. */
  title?(data: unknown, intl: LocaleIntl): string;
  breadcrumb?(data: unknown, intl: LocaleIntl): ReactNode;
  /** What to do on this page, at the foot of `no-contact-topbar`. */
  footAction?(data: unknown): ReactNode;
  /** Side navigation of `setting-profile`. */
  aside?(data: unknown): ReactNode;
  /** In place of the error page, when the route's own loader threw; undefined leaves it to the error page. */
  problem?(status: number, data: unknown): ReactNode;
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
 * All that the matched routes say about the frame, for `<PageLayout {...frameOf(matches, intl)}>`.
 * Not for an error boundary: a route whose loader failed has no data to speak of; take `layoutOf` there.
 */
export const frameOf = (matches: readonly PageMatch[], intl: LocaleIntl) => {
  const [title, breadcrumb] = [deepestWith(matches, 'title'), deepestWith(matches, 'breadcrumb')];
  const [footAction, aside] = [deepestWith(matches, 'footAction'), deepestWith(matches, 'aside')];
  return {
    layout: layoutOf(matches),
    title: title?.handle.title?.(title.loaderData, intl),
    breadcrumb: breadcrumb?.handle.breadcrumb?.(breadcrumb.loaderData, intl),
    footAction: footAction?.handle.footAction?.(footAction.loaderData),
    aside: aside?.handle.aside?.(aside.loaderData),
  };
};

/** What the deepest match says in place of the error page, if it has something to say. */
export const problemOf = (matches: readonly PageMatch[], { status, data }: { status: number; data: unknown }) =>
  deepestWith(matches, 'problem')?.handle.problem?.(status, data);
