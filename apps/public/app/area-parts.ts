import type { PricedDistrict } from '@yoodee/public-feature-assets/area-parts';
import type { LoadPart } from '@yoodee/public-page';

/** One chunk for all parts: the file name of each further chunk would add bytes to every page. */
const load = () => import('./area-parts.late');

const examples: LoadPart<string> = async (...part) => (await load()).loadExamples(...part);
const map: LoadPart<string> = async (...part) => (await load()).loadAreaMap(...part);
const priceAlert: LoadPart<PricedDistrict> = async (...part) => (await load()).loadPriceAlert(...part);

/** The parts of an area page that load when the visitor scrolls near them. */
export const areaParts = { examples, map, priceAlert };
