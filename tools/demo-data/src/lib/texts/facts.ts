import type { AssetFields } from '@yoodee/asset-rules/fields';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { soiNames } from '../market/point.ts';
import { shortName } from '../market/projects.ts';
import type { Names } from '../market/neighbourhoods/neighbourhood.ts';
import type { NearStation, Site } from '../market/site.ts';
import type { Trade } from '../market/trades.data.ts';
import { floorNames, plotNames, roadNames, roomNames, sizeNames, stationNames, typeNames } from './words.ts';

/** The facts of a listing as its texts use them. Every name is a pair: Thai, English. */
export interface Facts {
  readonly asset: AssetFields;
  readonly type: PropertyType;
  readonly site: Site;
  /** Years since it was built; null if unknown. */
  readonly age: number | null;
  readonly typeName: Names;
  /** ย่านทองหล่อ · Thong Lo */
  readonly area: Names;
  /** ทองหล่อ · Thong Lo */
  readonly place: Names;
  readonly province: Names;
  readonly project: Names | null;
  /** ถนนสุขุมวิท · Sukhumvit Road */
  readonly road: Names;
  /** ซอยสุขุมวิท 55 · Soi Sukhumvit 55 */
  readonly soi: Names | null;
  readonly landmark: Names;
  readonly otherLandmark: Names | null;
  /** 35.5 ตร.ม. · 35.5 m² */
  readonly size: Names | null;
  /** 2 ไร่ 1 งาน 50 ตร.ว. · 2 rai 1 ngan 50 sq wah */
  readonly plot: Names | null;
  /** 2 ห้องนอน · two-bedroom; สตูดิโอ · studio */
  readonly rooms: Names | null;
  /** ชั้น 12 · on the 12th floor */
  readonly floor: Names | null;
  /** BTS ทองหล่อ · BTS Thong Lo */
  readonly station: (NearStation & { readonly name: Names }) | null;
  /** Kind of business. */
  readonly trade: Trade | null;
}

const areaOf = ({ th, en, setting }: Site['neighbourhood']): Names => {
  if (setting === 'town' && th.startsWith('เมือง')) return [`ตัว${th}`, en];
  return setting === 'beach' || setting === 'hills' || setting === 'town' ? [th, en] : [`ย่าน${th}`, en];
};

const soiPhrase = ([th, en]: Names): Names => (th.includes('ซอย') ? [th, en] : [`ซอย${th}`, `Soi ${en}`]);

export const createFacts = (asset: AssetFields, site: Site, year: number, trade: Trade | null): Facts => {
  const { neighbourhood, province, project, landmarks, station } = site;
  const type = asset.property_type!;
  const road = roadNames(neighbourhood.road);
  return {
    asset,
    type,
    site,
    age: asset.year_built === null ? null : year - asset.year_built,
    typeName: typeNames[type],
    area: areaOf(neighbourhood),
    place: neighbourhood.setting === 'town' ? shortName(neighbourhood) : [neighbourhood.th, neighbourhood.en],
    province: [province.name_th, province.name_en],
    project: project?.name ?? null,
    road,
    soi: site.soi === null ? null : soiPhrase(soiNames(neighbourhood.road, site.soi)),
    landmark: landmarks[0]!,
    otherLandmark: landmarks[1] ?? null,
    size: sizeNames(asset.usable_area_sqm),
    plot: plotNames(asset),
    rooms: asset.bedrooms === null || type === 'hotel' ? null : roomNames(asset.bedrooms),
    floor: asset.floor_no === null ? null : floorNames(asset.floor_no),
    station: station && { ...station, name: stationNames(station) },
    trade,
  };
};
