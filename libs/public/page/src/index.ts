export { hasToken } from './lib/has-token.ts';
export { PageHead, type PageHeadProps } from './lib/page-head.tsx';
export { PartWhenNear, type LoadPart } from './lib/part-when-near.tsx';
export { SiteProvider, useSite, type Site } from './lib/site.ts';
export { breadcrumbList, itemList } from './lib/structured-data.ts';
