import type { Project, ProjectSummary } from '@yoodee/api-contract/projects';
import { codesOf, facilities, propertyTypes } from '@yoodee/asset-rules/options';
import { findDistrict, findProvince } from '@yoodee/server-thai-geo';
import { englishProject } from '../assets/english-texts.ts';
import type { ProjectTree } from '../project-matching/project-trees.ts';
import type { ProjectRow } from './projects.queries.ts';

/** The codes that the options still have; a release may remove one. */
const known = <Code extends string>(codes: readonly Code[], stored: readonly string[]): Code[] =>
  codes.filter((code) => stored.includes(code));

const withinOf = ({ province_code, district_code }: ProjectRow): ProjectSummary['within'] => {
  const places = [
    district_code === null ? null : findDistrict(district_code),
    province_code === null ? null : findProvince(province_code),
  ].flatMap((place) => place ?? []);
  if (places.length === 0) return null;
  return { th: places.map(({ name_th }) => name_th).join(' '), en: places.map(({ name_en }) => name_en).join(', ') };
};

const regionOf = ({ province_code }: ProjectRow): ProjectSummary['region'] => {
  const province = province_code === null ? null : findProvince(province_code);
  return province && { th: province.name_th, en: province.name_en };
};

const nameOf = ({ name_th, name_en }: Pick<ProjectRow, 'name_th' | 'name_en'>) => ({
  th: name_th,
  en: englishProject(name_th, name_en),
});

export const projectSummaryOf = (
  row: ProjectRow,
  { for_sale, for_rent }: { for_sale: number; for_rent: number } = { for_sale: 0, for_rent: 0 },
): ProjectSummary => ({
  id: row.id,
  name: nameOf(row),
  property_type: known(codesOf(propertyTypes), [row.property_type ?? ''])[0] ?? null,
  year_completed: row.year_completed,
  province_code: row.province_code,
  district_code: row.district_code,
  subdistrict_code: row.subdistrict_code,
  within: withinOf(row),
  region: regionOf(row),
  point: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  for_sale,
  for_rent,
});

/** The facts of a project that its own row holds. */
export const projectFactsOf = (
  row: ProjectRow,
  { nodes }: ProjectTree,
): Pick<Project, 'aliases' | 'developer' | 'storeys' | 'units' | 'facilities' | 'updated_at' | 'search'> => {
  const names = nodes.flatMap(({ name_th, name_en, aliases }) => [name_th, name_en, ...aliases]);
  return {
    aliases: [...new Set(names)].filter(
      (name): name is string => name !== null && name !== row.name_th && name !== row.name_en,
    ),
    developer: row.developer,
    storeys: row.storeys,
    units: row.units,
    facilities: known(codesOf(facilities), row.facilities),
    updated_at: row.updated_at.toISOString(),
    search: new URLSearchParams({ project: String(row.id) }).toString(),
  };
};
