import { assetFieldNames, assetField, type AssetFields, type AssetField } from '@yoodee/asset-rules/fields';
import { codesOf } from '@yoodee/asset-rules/options';
import * as z from 'zod/mini';

/** The raw length may exceed the length of the text by this factor, because markup counts towards it. */
const proseMarkupFactor = 3;

/** The accepted range of dates. A Buddhist year that was not converted is outside this range. */
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
    // Checks only the characters, so that pages without plots do not load the geometry code. The API checks the
    // outline.
    case 'outline':
      return z.string().check(z.maxLength(field.mostLetters), z.regex(/^[\d.,;*]+$/));
    case 'url':
      return z.url({ protocol: /^https$/ }).check(
        z.maxLength(field.maxLength),
        z.refine((url) => {
          const { host = '', username, password } = URL.parse(url) ?? {};
          return field.hosts.includes(host) && !username && !password;
        }),
      );
    case 'line':
      return z.string().check(z.trim(), z.maxLength(field.maxLength));
    case 'prose':
      return z.string().check(z.maxLength(field.maxLength * proseMarkupFactor));
  }
};

/**
 * The fields of a draft: all nullable, with their ranges checked but none required, so that an unfinished draft can
 * always be saved. `publishGaps` checks what publishing requires.
 */
export const assetFieldShape = Object.fromEntries(
  assetFieldNames.map((name) => [name, z.nullable(valueSchema(assetField(name)))]),
) as unknown as { [Name in keyof AssetFields]: z.ZodMiniType<AssetFields[Name], AssetFields[Name]> };
