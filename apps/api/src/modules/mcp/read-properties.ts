import * as z from 'zod/mini';
import { getAsset, maxCompared, searchAssets } from '@yoodee/api-contract/assets';
import { hrefs } from '@yoodee/site';
import { PropertyDetail, toPropertyDetail } from './property.ts';
import { defineTool } from './tool.ts';

const Id = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

export const getProperty = defineTool({
  name: 'get_property',
  title: 'Read one listing',
  description:
    'All that one listing says: price and its changes, sizes, rooms, building, fees, title deed, place, stations and its text. Nothing about the seller: the link leads to the page where they can be written to.',
  input: { id: Id },
  output: { property: PropertyDetail },
  run: async ({ id }, api, context) => ({
    property: toPropertyDetail(await api.get(getAsset, { params: { id } }), context),
  }),
});

export const compareProperties = defineTool({
  name: 'compare_properties',
  title: 'Compare listings',
  description: 'Up to four listings in full, in the order of their ids, and the link to their comparison on the site.',
  input: { ids: z.array(Id).check(z.minLength(1), z.maxLength(maxCompared)) },
  output: {
    properties: z.array(PropertyDetail),
    /** Listings that are not on the site, or not any more. */
    missing: z.array(z.int()),
    url: z.string(),
  },
  async run({ ids }, api, context) {
    const query = new URLSearchParams({ ids: ids.join(','), detail: '1' });
    const { details = [] } = await api.get(searchAssets, { query });
    const properties = details.map((asset) => toPropertyDetail(asset, context));
    const found = new Set(properties.map(({ id }) => id));
    return {
      properties,
      missing: ids.filter((id) => !found.has(id)),
      url: context.origin + hrefs(context.locale).compareWith([...found]),
    };
  },
});
