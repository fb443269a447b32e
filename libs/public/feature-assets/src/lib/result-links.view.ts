import { assetSearchParams } from '@yoodee/api-contract/asset-address';
import { defaultSort } from '@yoodee/api-contract/asset-list';
import type { AssetPage } from '@yoodee/api-contract/assets';
import type { AssetQuery } from '@yoodee/api-contract/asset-query';
import { hrefs, type Locale } from '@yoodee/site';

/** A link to a page about the results. */
export interface ResultLink {
  href: string;
  text: string;
}

const words = {
  why: { th: 'ทำไมเรียงแบบนี้', en: 'Why this order?' },
  thisProject: { th: 'ข้อมูลโครงการนี้', en: 'About this project' },
};

const aboutProject = (name: string, locale: Locale) =>
  name === '' ? words.thisProject[locale] : locale === 'th' ? `ข้อมูลโครงการ ${name}` : `About ${name}`;

/** The page that explains the order, for lists of best matches. */
const whyOf = ({ query: { sort, ...query }, found }: Shown, locale: Locale): ResultLink[] => {
  if (found.total === 0 || (sort ?? defaultSort(query.q)) !== 'best') return [];
  return [{ href: hrefs(locale).bestMatchesWith(assetSearchParams(query).toString()), text: words.why[locale] }];
};

/** The page of the filtered project; if several projects have the name, the list of these projects. */
const projectOf = ({ query, found, projectName = '' }: Shown, locale: Locale): ResultLink[] => {
  const { project } = query;
  if (project === undefined) return [];
  const to = hrefs(locale);
  const ids = /^\d+$/.test(project) ? [Number(project)] : found.items.flatMap(({ project_id: id }) => id ?? []);
  const [id, ...others] = new Set(ids);
  if (id === undefined) return [];
  const href = others.length === 0 ? to.project(id) : `${to.projects}?${new URLSearchParams({ name: project })}`;
  return [{ href, text: aboutProject(projectName, locale) }];
};

interface Shown {
  query: AssetQuery;
  found: AssetPage;
  /** The name of the filtered project. */
  projectName: string | undefined;
}

/** The links to pages about a list: its project, and its order. */
export const resultLinks = (shown: Shown, locale: Locale): ResultLink[] => [
  ...projectOf(shown, locale),
  ...whyOf(shown, locale),
];
