import { toLocale, type Locale } from './locales.ts';

/**
 * Paths of every screen, for links within an app and across apps (across, render a plain `<a>`).
 * Built per language: `hrefs('en').asset(7)` → `/en/assets/7`.
 */
export const hrefs = (locale: Locale) => {
  const to = (path: string) => toLocale(locale, path);
  return {
    home: to('/'),
    assets: to('/assets'),
    /** The list with a query, e.g. `assetsWith('listing_type=sale')`. */
    assetsWith: (search: string) => to(search ? `/assets?${search}` : '/assets'),
    asset: (id: number | string) => to(`/assets/${id}`),
    areas: to('/areas'),
    /** A place's page, by its path as the API gives it: `bangkok/watthana/condo`. */
    area: (path: string) => to(`/areas/${path}`),
    /** The picture that links to an asset are shown with; `version` is the asset's, so that a change has a new address. */
    sharePicture: (id: number, version: number) => `/share/${locale}/asset-${id}.jpg?v=${version}`,
    compare: to('/assets/compare'),
    /** These assets side by side, in this order. */
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
    privacy: to('/privacy'),
    signUp: to('/sign-up'),
    /** Sign-in; `next` is a same-origin path to come back to. */
    authenticate: (next?: string) => to(next ? `/authenticate?next=${encodeURIComponent(next)}` : '/authenticate'),
    lineLogin: to('/authenticate/line_login'),
    myAccount: to('/my-account'),
    /** A part of the account, e.g. `myAccountTab('leads')`. */
    myAccountTab: (tab: string) => to(`/my-account?tab=${tab}`),
    setting: to('/my-account/setting'),
    settingEdit: to('/my-account/setting/edit'),
    createAsset: to('/my-account/create-asset'),
    createAssetStep: (id: number | string, step: number) => to(`/my-account/create-asset?step=${step}&id=${id}`),
    createAssetPreview: (id: number | string) => to(`/my-account/create-asset/preview?id=${id}`),
    createAssetPublished: (id: number | string) => to(`/my-account/create-asset/published?id=${id}`),
  } as const;
};

/** Begins signing in with LINE, in a language, to come back to the same-origin path `next`: the API redirects to LINE. */
export const lineStartHref = (locale: Locale, next: string) =>
  `/api/v1/public/member/auth/line?locale=${locale}&next=${encodeURIComponent(next)}`;

/**
 * `next` as given in a query, if it is a path on this site; else null.
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
