import * as z from 'zod/mini';
import { maxAssetPage, nearMissKeys } from '@yoodee/api-contract/asset-list';
import { searchAssets } from '@yoodee/api-contract/assets';
import { readSearch } from '@yoodee/api-contract/search-reading';
import { hrefs } from '@yoodee/site';
import { Property, toProperty } from './property.ts';
import { defineTool } from './tool.ts';

/** The filters given, replaced by those of the text where both name the same one. */
const paramsOf = (filters: string, { read, rest }: { read: string; rest: string }): URLSearchParams => {
  const params = new URLSearchParams(filters);
  const meant = new URLSearchParams(read);
  for (const key of new Set(meant.keys())) params.delete(key);
  for (const [key, value] of meant) params.append(key, value);
  if (rest) params.set('q', rest);
  return params;
};

export const searchProperties = defineTool({
  name: 'search_properties',
  title: 'Search properties in Thailand',
  description:
    'Searches listings by a sentence in Thai or English, such as "2 bed condo near BTS Asok under 5m" or "บ้านเช่าเชียงใหม่ เลี้ยงหมาได้ ไม่เกิน 20,000". Returns how the sentence was understood, 24 listings a page, and the link to the same list on the site. If nothing matches, `near_misses` lists what misses by little.',
  input: {
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    /** For example the `filters` of an earlier answer. */
    filters: z.optional(z.string().check(z.maxLength(1_000))),
    page: z.optional(z.int().check(z.gte(1), z.lte(maxAssetPage))),
  },
  output: {
    /** `filters` in the form of the list's query string; `words` were not understood and are searched as text. */
    understood: z.object({ filters: z.string(), words: z.string() }),
    total: z.int(),
    page: z.int(),
    page_size: z.int(),
    url: z.string(),
    items: z.array(Property),
    near_misses: z.array(
      z.extend(Property, {
        gaps: z.array(
          z.object({ key: z.enum(nearMissKeys), asked: z.number(), has: z.number(), position: z.optional(z.int()) }),
        ),
      }),
    ),
  },
  async run({ text, filters = '', page = 1 }, api, context) {
    const { filters: read, rest } = text
      ? await api.get(readSearch, { query: new URLSearchParams({ q: text }) })
      : { filters: '', rest: '' };
    const params = paramsOf(filters, { read, rest });
    if (page > 1) params.set('page', String(page));
    const found = await api.get(searchAssets, { query: params });
    const asked = new URLSearchParams([...params].filter(([key]) => key !== 'q' && key !== 'page'));
    return {
      understood: { filters: asked.toString(), words: params.get('q') ?? '' },
      total: found.total,
      page: found.page,
      page_size: found.page_size,
      url: context.origin + hrefs(context.locale).assetsWith(params.toString()),
      items: found.items.map((asset) => toProperty(asset, context)),
      near_misses: found.near_misses.map(({ asset, gaps }) => ({ ...toProperty(asset, context), gaps })),
    };
  },
});
