import type { BilingualName, ResponseOf } from '@yoodee/api-contract';
import type { getProjects } from '@yoodee/api-contract/projects';
import { propertyTypes } from '@yoodee/asset-rules/options';
import { hrefs, type Locale } from '@yoodee/site';
import { textIn, type ShownText } from '@yoodee/ui-asset-card';

export interface ListedProject {
  id: number;
  href: string;
  name: ShownText;
  /** Its type, place and year. */
  about: string;
  forSale: number;
  forRent: number;
}

/** The view model of a page of projects, in one language. */
export interface ProjectsPageView {
  /** The typed name. */
  name: string;
  /** The province whose projects these are; empty for all. */
  province: string;
  /** The address names a province that does not exist, so that all are shown. */
  isProvinceRefused: boolean;
  provinces: { code: string; name: string }[];
  projects: ListedProject[];
  nextHref: string | null;
  /** Whether this is the first page of all projects, the only one that search engines index. */
  isWhole: boolean;
}

interface Asked {
  name: string;
  province: string;
  isProvinceRefused: boolean;
  after: string;
}

export const toProjectsPageView = (
  { items, next }: ResponseOf<typeof getProjects>,
  provinces: readonly { code: string; name: BilingualName }[],
  { name, province, isProvinceRefused, after }: Asked,
  locale: Locale,
): ProjectsPageView => {
  const to = hrefs(locale);
  const asked = { ...(name && { name }), ...(province && { province }) };
  return {
    ...{ name, province, isProvinceRefused },
    provinces: provinces.map((one) => ({ code: one.code, name: one.name[locale] })),
    projects: items.map((project) => ({
      id: project.id,
      href: to.project(project.id),
      name: textIn(locale, project.name.th, project.name.en) ?? { text: project.name.th },
      about: [
        project.property_type && propertyTypes[project.property_type][locale],
        project.within?.[locale],
        project.year_completed && String(project.year_completed + (locale === 'th' ? 543 : 0)),
      ]
        .filter(Boolean)
        .join(' · '),
      ...{ forSale: project.for_sale, forRent: project.for_rent },
    })),
    nextHref:
      next === null ? null : `${to.projects}?${new URLSearchParams({ ...asked, after: String(next) }).toString()}`,
    isWhole: !name && !province && !isProvinceRefused && !after,
  };
};
