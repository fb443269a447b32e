import {
  carAccesses,
  floodSources,
  floodStates,
  noiseSources,
  noiseTimes,
  roadSurfaces,
} from './declared-facts.options.ts';
import { landed } from './asset-fields.groups.ts';
import type { AssetField } from './asset-fields.types.ts';

/** The year of the oldest flood in Bangkok that people still talk about. */
const firstFloodYear = 1942;

/**
 * What the seller declares about flood, noise and access. Nobody checks it, so pages name the seller as the source, and
 * an unknown value is never shown as safe. The fields have no weight: declaring a flood must be neither better nor
 * worse for a listing than leaving it out.
 */
export const declaredFields = {
  road_surface: {
    kind: 'choice',
    options: roadSurfaces,
    label: { th: 'ผิวถนน', en: 'Road surface' },
    group: 'land',
    step: 'details',
    exists: { property: landed },
  },
  car_access: {
    kind: 'choice',
    options: carAccesses,
    label: { th: 'รถใหญ่สุดที่เข้าถึง', en: 'Largest vehicle' },
    group: 'land',
    step: 'details',
    exists: { property: landed },
  },
  flood: {
    kind: 'choice',
    options: floodStates,
    label: { th: 'น้ำท่วม', en: 'Flooding' },
    group: 'surroundings',
    step: 'details',
  },
  /** Dry since this year, or flooded in it. */
  flood_year: {
    kind: 'integer',
    min: firstFloodYear,
    max: new Date().getFullYear(),
    isYear: true,
    label: { th: 'ปีของข้อมูลน้ำท่วม', en: 'Flood year' },
    group: 'surroundings',
    step: 'details',
  },
  /** Above the ground of the plot, at the highest. */
  flood_depth_cm: {
    kind: 'integer',
    min: 0,
    max: 500,
    unit: 'centimetre',
    label: { th: 'ระดับน้ำท่วม', en: 'Flood depth' },
    group: 'surroundings',
    step: 'details',
  },
  flood_source: {
    kind: 'choice',
    options: floodSources,
    label: { th: 'ที่มาของข้อมูลน้ำท่วม', en: 'How the seller knows' },
    group: 'surroundings',
    step: 'details',
  },
  noise_sources: {
    kind: 'choices',
    options: noiseSources,
    label: { th: 'เสียงรบกวน', en: 'Noise' },
    group: 'surroundings',
    step: 'details',
  },
  noise_times: {
    kind: 'choices',
    options: noiseTimes,
    label: { th: 'ได้ยินเสียงเมื่อ', en: 'Heard' },
    group: 'surroundings',
    step: 'details',
  },
} as const satisfies Record<string, AssetField>;
