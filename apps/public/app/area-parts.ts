import type { PricedDistrict } from '@yoodee/public-feature-assets/area-parts';
import type { LoadPart } from '@yoodee/public-page';

/** One file for all of them: each further one would cost every page some bytes of names. */
const load = () => import('./area-parts.late');

const examples: LoadPart<string> = async (...part) => (await load()).loadExamples(...part);
const map: LoadPart<string> = async (...part) => (await load()).loadAreaMap(...part);
const priceAlert: LoadPart<PricedDistrict> = async (...part) => (await load()).loadPriceAlert(...part);

/** The parts of the page of an area that load when they are near. */
export const areaParts = { examples, map, priceAlert };
