import { inArray, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { serviceGroups, servicePriceUnits, serviceSlugs } from '@yoodee/api-contract/service-options';
import { codesOf } from '@yoodee/asset-rules/options';
import { findProvince } from '@yoodee/server-thai-geo';
import type { Locale } from '@yoodee/site';
import { services } from '../../db/schema.ts';
import type { CaptionedPicture } from '../../db/schema/content.ts';
import { ContentError } from '../content/content-error.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { ContentKind } from '../content/sync-content.ts';

const pair = (max: number) => {
  const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
  return z.strictObject({ th: text, en: text });
};

const Picture = z.strictObject({ file: z.string(), alt: pair(200) });

/** `meta.yaml` of a service. Prices are whole baht per `price_unit`, VAT included. */
const ServiceMeta = z.strictObject({
  group: z.enum(codesOf(serviceGroups)),
  icon: z.optional(z.string()),
  /** Sort key, ascending. */
  sort: z.int(),
  name: pair(80),
  summary: pair(160),
  cover: Picture,
  gallery: z.array(Picture).check(z.maxLength(12)),
  price_unit: z.enum(servicePriceUnits),
  lead_days: z.int().check(z.gte(1), z.lte(90)),
  area_province_codes: z.array(
    z.string().check(z.refine((code) => findProvince(code) !== undefined, 'there is no such province')),
  ),
  packages: z
    .array(
      z.strictObject({
        name: pair(80),
        price: z.int().check(z.gte(1)),
        includes: z.array(pair(160)).check(z.minLength(2), z.maxLength(8)),
      }),
    )
    .check(z.minLength(2), z.maxLength(3)),
  faqs: z.array(z.strictObject({ question: pair(160), answer: pair(600) })).check(z.minLength(4), z.maxLength(6)),
});

const bodyOf = async (source: ContentSource, locale: Locale): Promise<string> => {
  const text = await source.text(locale);
  if (!text) throw new ContentError(`services/${source.slug}/${locale}.md`, null, 'is missing');
  return text.html;
};

const pictureOf = async (
  source: ContentSource,
  { file, alt }: z.output<typeof Picture>,
  field: string,
): Promise<CaptionedPicture> => ({ ...(await source.picture(file, field)), alt });

/** Services: `content/services/<slug>/{th,en}.md` and `meta.yaml`, always in both languages. */
export const servicesContent: ContentKind = {
  folder: 'services',
  async hashes(db) {
    const rows = await db
      .select({ slug: services.slug, hash: services.content_hash })
      .from(services)
      .where(isNotNull(services.content_hash));
    return new Map(rows.map(({ slug, hash }) => [slug, hash!]));
  },
  async read(source) {
    const { slug, hash } = source;
    if (!serviceSlugs.some((known) => known === slug))
      throw new ContentError(`services/${slug}`, null, 'is not an address of a service');
    const { name, summary, cover, gallery, packages, ...meta } = source.meta(ServiceMeta);
    const service = {
      ...meta,
      slug,
      content_hash: hash,
      icon: await source.icon(meta.icon),
      name_th: name.th,
      name_en: name.en,
      summary_th: summary.th,
      summary_en: summary.en,
      body_th: await bodyOf(source, 'th'),
      body_en: await bodyOf(source, 'en'),
      cover_image: await pictureOf(source, cover, 'cover'),
      gallery: await Promise.all(gallery.map((picture, index) => pictureOf(source, picture, `gallery.${index}`))),
      packages,
      price_from: Math.min(...packages.map(({ price }) => price)),
    };
    return (tx) => tx.insert(services).values(service).onConflictDoUpdate({ target: services.slug, set: service });
  },
  // The row stays, because requests refer to it.
  retire: (tx, slugs) =>
    tx
      .update(services)
      .set({ content_hash: null })
      .where(inArray(services.slug, [...slugs])),
};
