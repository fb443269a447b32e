import { homes, isStudio } from '@yoodee/asset-rules';
import {
  assetField,
  type AssetField,
  type AssetFieldName,
  type AssetFields,
  type AssetUnit,
} from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { formatBaht, formatDate, formatNumber } from '@yoodee/formatters';
import type { Locale } from '@yoodee/site';
import { declaredText, saidWithAnother } from './declared-texts.ts';

type Words = Record<Locale, string>;

const unitWords: Record<AssetUnit, Words> = {
  sqm: { th: 'ตร.ม.', en: 'm²' },
  rai: { th: 'ไร่', en: 'rai' },
  ngan: { th: 'งาน', en: 'ngan' },
  sq_wah: { th: 'ตร.ว.', en: 'sq wah' },
  metre: { th: 'ม.', en: 'm' },
  centimetre: { th: 'ซม.', en: 'cm' },
  month: { th: 'เดือน', en: 'months' },
  year: { th: 'ปี', en: 'years' },
  floor: { th: '', en: '' },
  baht_per_month: { th: '/เดือน', en: '/month' },
  baht_per_sqm: { th: '/ตร.ม.', en: '/m²' },
};
const yesNo: Record<'yes' | 'no', Words> = { yes: { th: 'ใช่', en: 'Yes' }, no: { th: 'ไม่', en: 'No' } };

/** A year is a date, not an amount: Thai pages write it in the Buddhist era. */
const yearText = (locale: Locale, year: number) => (locale === 'th' ? `พ.ศ. ${year + 543}` : String(year));

/** English units that have a plural. */
const oneOf: Partial<Record<AssetUnit, string>> = { month: 'month', year: 'year' };

const unitOf = (locale: Locale, value: number, unit: AssetUnit) =>
  (locale === 'en' && value === 1 && oneOf[unit]) || unitWords[unit][locale];

const numberText = (locale: Locale, value: number, unit: AssetUnit | undefined) =>
  [formatNumber(value), unit && unitOf(locale, value, unit)].filter(Boolean).join(' ');

/** Names of options for types that are not homes. */
const premisesWords: Partial<Record<AssetFieldName, Record<string, Words>>> = {
  building_condition: { ready: { th: 'มือสองพร้อมใช้', en: 'Resale, ready' } },
};

const studio: Words = { th: 'สตูดิโอ', en: 'Studio' };

/** The name of a value that differs for this type of asset; undefined for all others. */
const wordsOf = (name: AssetFieldName, asset: Partial<AssetFields>, value: unknown) => {
  if (name === 'bedrooms' && isStudio(asset)) return studio;
  const { property_type: type } = asset;
  return type && !(homes as readonly PropertyType[]).includes(type) ? premisesWords[name]?.[String(value)] : undefined;
};

const textOf = (field: AssetField, value: unknown, locale: Locale): string => {
  switch (field.kind) {
    case 'baht':
      return formatBaht(locale, value as number) + (field.unit ? unitWords[field.unit][locale] : '');
    case 'integer':
      return field.isYear ? yearText(locale, value as number) : numberText(locale, value as number, field.unit);
    case 'decimal':
      return numberText(locale, value as number, field.unit);
    case 'choice':
      return field.options[value as string]?.[locale] ?? String(value);
    case 'choices':
      return (value as string[]).map((code) => field.options[code]?.[locale] ?? code).join(', ');
    case 'flag':
      return yesNo[value ? 'yes' : 'no'][locale];
    case 'date':
      return formatDate(locale, value as string);
    default:
      return String(value);
  }
};

const ownText = (name: AssetFieldName, asset: Partial<AssetFields>, locale: Locale): string | null => {
  const value = asset[name];
  if (value == null || value === '' || value === 'unknown' || (Array.isArray(value) && value.length === 0)) return null;
  return wordsOf(name, asset, value)?.[locale] ?? textOf(assetField(name), value, locale);
};

/**
 * A field's formatted value, e.g. `พ.ศ. 2562`, `฿2,500/เดือน`; null while it is unknown, and for a field that is part
 * of another one's text.
 */
export const fieldText = (name: AssetFieldName, asset: Partial<AssetFields>, locale: Locale): string | null => {
  const text = saidWithAnother.has(name) ? null : ownText(name, asset, locale);
  if (text === null) return null;
  const declared = declaredText(name, asset, { locale, say: (other) => ownText(other, asset, locale) });
  return declared === undefined ? text : declared;
};

export const fieldLabel = (name: AssetFieldName, locale: Locale): string => assetField(name).label[locale];

/** A unit for display after a number, e.g. `ตร.ม.`; empty where none is needed. */
export const unitLabel = (unit: AssetUnit, locale: Locale): string => unitWords[unit][locale];
