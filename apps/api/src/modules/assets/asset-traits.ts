import { isStudio } from '@yoodee/asset-rules';
import { codesOf, dryYear, traits } from '@yoodee/asset-rules/options';

/** The columns that the traits come from. */
export interface TraitedAsset {
  property_type: string | null;
  bedrooms: number | null;
  floor_no: number | null;
  urgency: string | null;
  flood: string | null;
  flood_year: number | null;
  view_types: string[] | null;
  title_th: string | null;
  title_en: string | null;
  project_name_th: string | null;
  project_name_en: string | null;
  landmark_th: string | null;
  landmark_en: string | null;
}

type Trait = keyof typeof traits;

/** From this floor up a unit is on a high floor: above the trees and most neighbours. */
const highFloor = 15;

const openViews = ['city', 'river', 'sea', 'mountain', 'park', 'unblocked'];

// Migration 0014 did the same in SQL, once, for the assets that were listed then.
const loft = /ลอฟท์|ลอฟต์|\bloft\b/i;
const seaside = /ทะเล|ชายหาด|ติดหาด|ริมหาด|หน้าหาด|\bbeach|\bsea(?:side|front|view)?\b/i;

const tests: Record<Trait, (asset: TraitedAsset) => boolean> = {
  studio: isStudio,
  loft: (asset) => [asset.title_th, asset.title_en, asset.project_name_en].some((text) => loft.test(text ?? '')),
  high_floor: ({ floor_no }) => floor_no !== null && floor_no >= highFloor,
  open_view: ({ view_types }) => view_types?.some((view) => openViews.includes(view)) ?? false,
  seaside: (asset) =>
    (asset.view_types?.includes('sea') ?? false) ||
    [asset.title_th, asset.title_en, asset.landmark_th, asset.landmark_en].some((text) => seaside.test(text ?? '')),
  urgent: ({ urgency }) => urgency === 'quick_sale',
  dry: ({ flood, flood_year }) => flood === 'never' && flood_year !== null && flood_year <= dryYear,
};

export const traitsOf = (asset: TraitedAsset): Trait[] => codesOf(traits).filter((trait) => tests[trait](asset));

/** One name per road: ถนนสุขุมวิท is สุขุมวิท, and พระรามที่ 9 is พระราม 9. */
export const roadOf = (road: string | null): string | null =>
  road
    ?.trim()
    .replace(/^(?:ถนน|ถ\.)\s*/, '')
    .replace(/^พระราม(?:ที่)?\s*(?=\d)/, 'พระราม ')
    .replace(/\s+/g, ' ') || null;
