import type { ResponseOf } from '@yoodee/api-contract';
import type { getAreas } from '@yoodee/api-contract/areas';
import type { CountedLink } from '@yoodee/public-ui-landing';
import { hrefs, type Locale } from '@yoodee/site';

/** The view model of all areas with listings, in one language. */
export interface AreasPageView {
  provinces: CountedLink[];
  lines: { name: string; stations: CountedLink[] }[];
}

export const toAreasPageView = (
  { provinces, stations }: ResponseOf<typeof getAreas>,
  locale: Locale,
): AreasPageView => {
  const { area } = hrefs(locale);
  const lines = new Map<string, CountedLink[]>();
  for (const { path, name, count, line, line_colour } of stations) {
    const links = lines.get(line[locale]) ?? [];
    links.push({ code: path, label: name[locale], href: area(path), count, colour: line_colour });
    lines.set(line[locale], links);
  }
  return {
    provinces: provinces.map(({ path, name, count }) => ({ code: path, label: name[locale], href: area(path), count })),
    lines: [...lines].map(([name, links]) => ({ name, stations: links })),
  };
};
