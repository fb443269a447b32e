import * as z from 'zod/mini';
import { getArea, getAreas, type AreaLink } from '@yoodee/api-contract/areas';
import { hrefs } from '@yoodee/site';
import { Property, toProperty, type ToolContext } from './property.ts';
import { defineTool } from './tool.ts';

const Link = z.object({ path: z.string(), name: z.string(), count: z.int() });

const linkOf =
  ({ locale }: ToolContext) =>
  ({ path, name, count }: AreaLink) => ({ path, name: name[locale], count });

export const listAreas = defineTool({
  name: 'list_areas',
  title: 'Areas with listings',
  description:
    'Provinces and stations that have listings, those with the most first. `path` is the input of `get_area`.',
  input: {},
  output: { provinces: z.array(Link), stations: z.array(Link) },
  async run(_input, api, context) {
    const { provinces, stations } = await api.get(getAreas);
    return { provinces: provinces.map(linkOf(context)), stations: stations.map(linkOf(context)) };
  },
});

const Prices = z.object({
  count: z.int(),
  median: z.nullable(z.int()),
  median_per_sqm: z.nullable(z.int()),
});

export const readArea = defineTool({
  name: 'get_area',
  title: 'Prices and listings of an area',
  description:
    'A province, district or station, of all property types or one: number of listings, median prices for sale and rent in whole baht (null where there are too few), the newest listings, and the areas inside and around it.',
  input: { path: z.string().check(z.maxLength(243)) },
  output: {
    name: z.string(),
    url: z.string(),
    total: z.int(),
    sale: Prices,
    rent: Prices,
    /** Input of `search_properties`. */
    filters: z.string(),
    newest: z.array(Property),
    inside: z.array(Link),
    neighbours: z.array(Link),
  },
  async run({ path }, api, context) {
    const { locale, origin } = context;
    const area = await api.get(getArea, { query: new URLSearchParams({ path }) });
    return {
      name: [area.name, area.within].flatMap((name) => (name ? [name[locale]] : [])).join(', '),
      url: origin + hrefs(locale).area(area.path),
      total: area.total,
      sale: area.sale,
      rent: area.rent,
      filters: area.search,
      newest: area.items.map((asset) => toProperty(asset, context)),
      inside: area.inside.map(linkOf(context)),
      neighbours: area.neighbours.map(linkOf(context)),
    };
  },
});
