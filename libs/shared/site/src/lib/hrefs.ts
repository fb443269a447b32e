import { toLocale, type Locale } from './locales.ts';

/**
 * Paths of all pages, for links within an app and between apps (between apps, render a plain `<a>`).
 * Built per language: `hrefs('en').asset(7)` → `/en/assets/7`.
 */
export const hrefs = (locale: Locale) => {
  const to = (path: string) => toLocale(locale, path);
  return {
    home: to('/'),
    assets: to('/assets'),
    /** The list with a query, e.g. `assetsWith('listing_type=sale')`. */
    assetsWith: (search: string) => to(search ? `/assets?${search}` : '/assets'),
    /** Why the best matches of a list's query come first. */
    bestMatchesWith: (search: string) => to(search ? `/assets/best?${search}` : '/assets/best'),
    asset: (id: number | string) => to(`/assets/${id}`),
    areas: to('/areas'),
    /** The page of an area, by its path from the API: `bangkok/watthana/condo`. */
    area: (path: string) => to(`/areas/${path}`),
    projects: to('/projects'),
    project: (id: number | string) => to(`/projects/${id}`),
    /** The share picture (og:image) of an asset; `version` is the asset's, so that a change gets a new URL. */
    sharePicture: (id: number, version: number) => `/share/${locale}/asset-${id}.jpg?v=${version}`,
    compare: to('/assets/compare'),
    /** The comparison of these assets, in this order. */
    compareWith: (ids: readonly number[]) =>
      to(ids.length > 0 ? `/assets/compare?ids=${ids.join(',')}` : '/assets/compare'),
    favourites: to('/favourites'),
    news: to('/news'),
    newsWith: (search: string) => to(search ? `/news?${search}` : '/news'),
    newsArticle: (id: number | string) => to(`/news/${id}`),
    newsRss: to('/news/rss.xml'),
    services: to('/services'),
    service: (slug: string) => to(`/services/${slug}`),
    member: (id: number | string) => to(`/member/${id}`),
    /** The conversation of a buyer without an account; the token of the link is the fragment. */
    conversation: to('/conversation'),
    privacy: to('/privacy'),
    signUp: to('/sign-up'),
    /** Sign-in; `next` is the same-origin path to return to. */
    authenticate: (next?: string) => to(next ? `/authenticate?next=${encodeURIComponent(next)}` : '/authenticate'),
    lineLogin: to('/authenticate/line_login'),
    myAccount: to('/my-account'),
    /** A tab of the account page, e.g. `myAccountTab('messages')`. */
    myAccountTab: (tab: string) => to(`/my-account?tab=${tab}`),
    setting: to('/my-account/setting'),
    settingEdit: to('/my-account/setting/edit'),
    createAsset: to('/my-account/create-asset'),
    createAssetStep: (id: number | string, step: number) => to(`/my-account/create-asset?step=${step}&id=${id}`),
    createAssetPreview: (id: number | string) => to(`/my-account/create-asset/preview?id=${id}`),
    createAssetPublished: (id: number | string) => to(`/my-account/create-asset/published?id=${id}`),
  } as const;
};

/** Describes the card of an asset that other sites may embed, by the complete URL of its page (oEmbed). */
export const oEmbedHref = (pageUrl: string) => `/api/oembed?url=${encodeURIComponent(pageUrl)}`;

/** Starts LINE Login in a language; the API redirects to LINE. `next` is the same-origin path to return to. */
export const lineStartHref = (locale: Locale, next: string) =>
  `/api/v1/public/member/auth/line?locale=${locale}&next=${encodeURIComponent(next)}`;

/**
 * `next` from a query if it is a path on this site; else null.
 * Refuses other origins, protocol-relative and backslash forms, and control characters.
 */
export const safeNext = (next: string | null | undefined): string | null => {
  if (!next || !next.startsWith('/')) return null;
  // eslint-disable-next-line no-control-regex -- browsers strip control characters, which could turn `/\t/` into `//`
  if (/[\\\u0000-\u001f\u007f]/.test(next)) return null;
  const base = 'http://same.origin';
  const url = URL.parse(next, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};
