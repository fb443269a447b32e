import {
  assetFieldNames,
  assetFieldsFrom,
  fieldExists,
  type AssetFieldName,
  type AssetFields,
} from '@yoodee/asset-rules/fields';
import { declare } from '../declared/declare.ts';
import { channelsOf } from '../members/members.ts';
import { createRandom, type Random } from '../random.ts';
import { createFacts } from '../texts/facts.ts';
import { writeTexts } from '../texts/write-texts.ts';
import type { DemoAsset } from './demo-asset.ts';
import { drawProject } from './demo-project.ts';
import { buildings } from './draw-building.ts';
import { drawLife } from './life.ts';
import { drawKind, type Kind } from './mix.ts';
import { neighbourhoodAt } from './neighbourhoods/neighbourhoods.ts';
import { isSold, known, type Outline } from './outline.ts';
import { drawFloorPlans, drawImages } from './photographs/photographs.ts';
import { soiNames } from './point.ts';
import { drawSeller } from './seller.ts';
import { drawSite, type Site } from './site.ts';
import { drawTerms } from './terms.ts';
import { trades } from './trades.data.ts';

/** Every field unknown. */
export const blank = assetFieldsFrom(() => null);

const strayFields = new Map<string, readonly AssetFieldName[]>();

/** Fields that the contract does not define for this kind of asset. */
const straysOf = (kind: Kind): readonly AssetFieldName[] => {
  const key = `${kind.property_type} ${kind.listing_type}`;
  let strays = strayFields.get(key);
  if (!strays) {
    strays = assetFieldNames.filter((name) => !fieldExists(name, kind));
    strayFields.set(key, strays);
  }
  return strays;
};

/** 1 / the golden ratio. */
const goldenStep = 0.618_033_988_749_895;

/**
 * Distributes assets over neighbourhoods by a golden-ratio sequence instead of random numbers. Any run of assets has
 * the right proportions, so a thousand assets already cover all provinces.
 */
export const drawNeighbourhood = (seed: number, index: number) => {
  const point = createRandom('start', seed).next() + index * goldenStep;
  return neighbourhoodAt(point - Math.floor(point));
};

/** Condominiums and shops show their exact location. Houses usually do not. */
const hidesPlace = ({ property_type }: Kind) =>
  ['detached_house', 'semi_detached', 'townhouse', 'pool_villa', 'land'].includes(property_type) ? 0.55 : 0.2;

const placeFields = (random: Random, site: Site, kind: Kind): Partial<AssetFields> => {
  const { neighbourhood, subdistrict, project, soi, landmarks, lat, lng } = site;
  const [landmark_th, landmark_en] = random.chance(0.7) ? landmarks[0]! : [null, null];
  return {
    province_code: subdistrict.province_code,
    district_code: subdistrict.district_code,
    subdistrict_code: subdistrict.code,
    postal_code: subdistrict.postal_code,
    project_name_th: project?.name[0] ?? null,
    project_name_en: project?.name[1] ?? null,
    road: known(random, 0.9, neighbourhood.road[0]),
    soi: soi === null ? null : soiNames(neighbourhood.road, soi)[0],
    landmark_th,
    landmark_en,
    lat,
    lng,
    location_precision: random.chance(hidesPlace(kind)) ? 'approximate' : 'exact',
  };
};

/** Two in ten sellers write no English. A draft lacks texts and most pictures. */
const leftOut = (random: Random, isDraft: boolean): Partial<AssetFields> => ({
  ...(random.chance(0.2) && { title_en: null, description_en: null, landmark_en: null }),
  ...(isDraft && { description_th: null, description_en: null, title_en: null }),
});

const bangkokYear = (now: Date) => new Date(now.getTime() + 7 * 3_600_000).getUTCFullYear();

/** The generated asset at `index`. Depends on its arguments only. */
export const createAsset = (seed: number, index: number, now: Date): DemoAsset => {
  const random = createRandom('asset', seed, index);
  const neighbourhood = drawNeighbourhood(seed, index);
  const kind = drawKind(random, neighbourhood.setting);
  const site = drawSite(random, neighbourhood, kind.property_type);
  const trade = kind.property_type === 'business' ? random.pick(trades) : null;
  const outline: Outline = { ...kind, random, site, trade, year: bangkokYear(now) };
  const building = buildings[kind.property_type](outline);
  const { owner, seller_role } = drawSeller(outline, building, index);
  const fields: AssetFields = {
    ...blank,
    ...kind,
    seller_role,
    ...placeFields(random, site, kind),
    ...building,
    ...drawTerms(outline, building, seller_role, now),
  };
  for (const name of straysOf(kind)) (fields as Record<AssetFieldName, unknown>)[name] = null;

  const { title, description } = writeTexts(random, createFacts(fields, site, outline.year, trade));
  const life = drawLife(random, { prices: fields, isSold: isSold(outline) || kind.listing_type === 'takeover', now });
  const isDraft = life.status === 'draft';
  const images = drawImages(random, { site, asset: fields, trade });
  const written = { ...fields, description_th: description[0] };
  return {
    ...fields,
    ...declare(createRandom('declared', seed, index), written, outline.year),
    title_th: title[0],
    title_en: title[1],
    description_th: description[0],
    description_en: description[1],
    ...leftOut(random, isDraft),
    contact_channels: isDraft ? null : channelsOf(owner),
    ...life,
    owner,
    project: fields.project_name_th === null ? null : drawProject(site, outline.year),
    images: isDraft ? images.slice(0, random.int(0, 4)) : images,
    floor_plans: isDraft ? [] : drawFloorPlans(random, fields),
  };
};
