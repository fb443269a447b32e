import * as z from 'zod/mini';
import { codesOf } from './asset.options.ts';
import { assetFieldNames, assetField, type AssetFields } from './asset-fields.ts';
import type { AssetField } from './asset-fields.types.ts';

/** Markup may take more room than the text it carries, so the raw length has a bound of its own. */
const proseMarkupFactor = 3;

/** No listing is about days outside these; a Buddhist year that was not converted falls outside too. */
const firstDate = '2000-01-01';
const lastDate = '2199-12-31';

const hasDecimals = (decimals: number) => (value: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-4;

const valueSchema = (field: AssetField): z.ZodMiniType => {
  switch (field.kind) {
    case 'baht':
    case 'integer':
      return z.int().check(z.gte(field.min), z.lte(field.max));
    case 'decimal':
      return z.number().check(z.gte(field.min), z.lte(field.max), z.refine(hasDecimals(field.decimals)));
    case 'choice':
      return z.enum(codesOf(field.options));
    case 'choices':
      return z.array(z.enum(codesOf(field.options))).check(z.maxLength(Object.keys(field.options).length));
    case 'flag':
      return z.boolean();
    case 'date':
      return z.iso.date().check(z.refine((date) => date >= firstDate && date <= lastDate));
    case 'code':
      return z.string().check(z.regex(new RegExp(`^\\d{${field.digits}}$`)));
    case 'url':
      return z.url({ protocol: /^https$/ }).check(
        z.maxLength(field.maxLength),
        z.refine((url) => field.hosts.includes(URL.parse(url)?.host ?? '')),
      );
    case 'line':
      return z.string().check(z.trim(), z.maxLength(field.maxLength));
    case 'prose':
      return z.string().check(z.maxLength(field.maxLength * proseMarkupFactor));
  }
};

/**
 * The fields as a draft may hold them: every one nullable, ranges checked, nothing demanded (that is
 * `publishGaps`' task), so a half-written draft can always be saved.
 */
export const assetFieldShape = Object.fromEntries(
  assetFieldNames.map((name) => [name, z.nullable(valueSchema(assetField(name)))]),
) as unknown as { [Name in keyof AssetFields]: z.ZodMiniType<AssetFields[Name], AssetFields[Name]> };
