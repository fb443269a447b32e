import { groupBy } from '../src/lib/group-by.ts';
import type { DistrictRow, PlaceRows, SubdistrictRow } from '../src/lib/place-rows.ts';
import { bangkokEnglishNames } from './corrections/bangkok.ts';
import { districtEnglishNames, subdistrictEnglishNames } from './corrections/english-names.ts';
import { addedSubdistricts, postalCodes, retiredSubdistricts, subdistrictThaiNames } from './corrections/records.ts';

/** One subdistrict of a source package, Thai names without prefixes. */
export interface SourceSubdistrict {
  readonly code: string;
  readonly name: string;
  readonly district: string;
  readonly province: string;
  readonly postalCode: string;
}

/** English names and postal codes of a source without reliable codes, looked up by Thai names. */
export interface NameSource {
  district(province: string, district: string): string | undefined;
  subdistrict(province: string, district: string, subdistrict: string): string | undefined;
  /** The postal codes of a subdistrict; empty if unknown. */
  postalCodes(province: string, district: string, subdistrict: string): readonly string[];
}

interface Sources {
  readonly subdistricts: readonly SourceSubdistrict[];
  /** Postal codes of the first source without a place. */
  readonly unplacedPostalCodes: ReadonlySet<string>;
  readonly names: NameSource;
  readonly provinceNameEn: (code: string) => string | undefined;
}

const tidy = (name: string) => name.trim().replace(/\s+/g, ' ');

/** A code's first four digits are its district; the name is the most common one of its subdistricts. */
const districtNamesOf = (subdistricts: readonly SourceSubdistrict[]) => {
  const votes = groupBy(subdistricts, ({ code }) => code.slice(0, 4));
  const winner = (rows: readonly SourceSubdistrict[]) => {
    const byName = [...groupBy(rows, ({ district }) => district)];
    return byName.toSorted(([, a], [, b]) => b.length - a.length)[0]![1][0]!;
  };
  return new Map([...votes].map(([code, rows]) => [code, winner(rows)]));
};

type DistrictNames = ReturnType<typeof districtNamesOf>;

const toDistrictRows = (districts: DistrictNames, { names, provinceNameEn }: Sources) =>
  [...districts].map(([code, { district, province }]): DistrictRow => {
    const capital = district === `เมือง${province}` && `Mueang ${provinceNameEn(code.slice(0, 2))}`;
    const nameEn = districtEnglishNames[code] ?? (capital || names.district(province, district));
    return [code, district, tidy(nameEn ?? '')];
  });

const toSubdistrictRows = (districts: DistrictNames, { subdistricts, unplacedPostalCodes, names }: Sources) => {
  const current = subdistricts.filter(({ code }) => !retiredSubdistricts.has(code));
  const added = addedSubdistricts.map(([code, name, postalCode]) => ({ code, name, postalCode }));
  return [...current, ...added].map(({ code, name, postalCode }): SubdistrictRow => {
    const { district, province } = districts.get(code.slice(0, 4))!;
    const nameTh = subdistrictThaiNames[code] ?? tidy(name);
    const corrected = bangkokEnglishNames[code] ?? subdistrictEnglishNames[code];
    const nameEn = corrected ?? names.subdistrict(province, district, name);
    const theirs = names.postalCodes(province, district, name);
    const newer = theirs.length === 1 && unplacedPostalCodes.has(theirs[0]!) ? theirs[0] : undefined;
    return [code, nameTh, tidy(nameEn ?? ''), postalCodes[code] ?? newer ?? postalCode];
  });
};

const demandNames = (rows: readonly (DistrictRow | SubdistrictRow)[]) => {
  const nameless = rows.filter(([, , nameEn]) => !nameEn).map(([code, nameTh]) => `${code} ${nameTh}`);
  if (nameless.length > 0) throw new Error(`no English name for ${nameless.join(', ')}`);
};

const demandUse = (rows: readonly (DistrictRow | SubdistrictRow)[]) => {
  const known = new Set(rows.map(([code]) => code));
  const corrections = [
    bangkokEnglishNames,
    districtEnglishNames,
    subdistrictEnglishNames,
    subdistrictThaiNames,
    postalCodes,
  ];
  const idle = corrections.flatMap(Object.keys).filter((code) => !known.has(code));
  if (idle.length > 0) throw new Error(`corrections of unknown codes: ${idle.join(', ')}`);
};

const inThaiOrder = <Row extends DistrictRow | SubdistrictRow>(rows: readonly Row[]) => {
  const thai = new Intl.Collator('th');
  return rows.toSorted((a, b) => thai.compare(a[1], b[1]) || Number(a[0]) - Number(b[0]));
};

/**
 * Joins the official codes of one source with the English names of the other and applies corrections, all in Thai
 * order. @throws naming every place without an English name, and every correction without effect.
 */
export const joinPlaces = (sources: Sources): PlaceRows => {
  const names = districtNamesOf(sources.subdistricts);
  const districts = toDistrictRows(names, sources);
  const subdistricts = toSubdistrictRows(names, sources);
  demandNames([...districts, ...subdistricts]);
  demandUse([...districts, ...subdistricts]);
  return { districts: inThaiOrder(districts), subdistricts: inThaiOrder(subdistricts) };
};
