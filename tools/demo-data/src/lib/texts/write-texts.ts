import type { PropertyType } from '@yoodee/asset-rules/options';
import type { Names } from '../market/neighbourhoods/neighbourhood.ts';
import type { Random } from '../random.ts';
import { businessInsides, businessOpenings } from './business-body.ts';
import { businessTitles } from './business-titles.ts';
import type { Facts } from './facts.ts';
import { hallInsides, hallOpenings } from './hall-body.ts';
import { hallTitles } from './hall-titles.ts';
import { hotelInsides, hotelOpenings } from './hotel-body.ts';
import { hotelTitles } from './hotel-titles.ts';
import { houseFacilities, houseInsides } from './house-insides.ts';
import { houseOpenings } from './house-openings.ts';
import { houseTitles } from './house-titles.ts';
import { landInsides, landOpenings } from './land-body.ts';
import { landTitles } from './land-titles.ts';
import { listPoints } from './list-points.ts';
import { joined, say, type Phrase } from './phrase.ts';
import { placePhrases, stationPhrases } from './place-phrases.ts';
import { shopInsides, shopOpenings } from './shop-body.ts';
import { shopTitles } from './shop-titles.ts';
import { termPhrases } from './term-phrases.ts';
import { unitFacilities } from './unit-facilities.ts';
import { unitInsides } from './unit-insides.ts';
import { unitOpenings } from './unit-openings.ts';
import { plainTitle, unitTitles } from './unit-titles.ts';

/** The phrases for one property type. */
interface Repertoire {
  readonly titles: readonly Phrase[];
  readonly openings: readonly Phrase[];
  readonly insides: readonly Phrase[];
  readonly facilities: readonly Phrase[];
}

const units: Repertoire = {
  titles: unitTitles,
  openings: unitOpenings,
  insides: unitInsides,
  facilities: unitFacilities,
};
const houses: Repertoire = {
  titles: houseTitles,
  openings: houseOpenings,
  insides: houseInsides,
  facilities: houseFacilities,
};
const shops: Repertoire = { titles: shopTitles, openings: shopOpenings, insides: shopInsides, facilities: [] };
const halls: Repertoire = { titles: hallTitles, openings: hallOpenings, insides: hallInsides, facilities: [] };
const hotels: Repertoire = { titles: hotelTitles, openings: hotelOpenings, insides: hotelInsides, facilities: [] };
const businesses: Repertoire = {
  titles: businessTitles,
  openings: businessOpenings,
  insides: businessInsides,
  facilities: [],
};
const lands: Repertoire = { titles: landTitles, openings: landOpenings, insides: landInsides, facilities: [] };

const repertoires: Readonly<Record<PropertyType, Repertoire>> = {
  condo: units,
  apartment: units,
  detached_house: houses,
  semi_detached: houses,
  townhouse: houses,
  pool_villa: houses,
  home_office: houses,
  commercial_building: shops,
  office: shops,
  retail: shops,
  warehouse: halls,
  factory: halls,
  hotel: hotels,
  business: businesses,
  land: lands,
};

/** Puts spaces between Thai and digits or Latin letters, and between two numbers: พัฒนาการ 44, 4 ห้องนอน. */
const spaced = (thai: string) =>
  thai.replace(/([\dA-Za-z])(?=[\u0e01-\u0e4e])/g, '$1 ').replace(/(\d) (?=\d)/g, '$1, ');

const fits = (title: string) => title.length >= 10 && title.length <= 80;

/** A title of 10 to 80 characters in both languages. */
const writeTitle = (random: Random, { titles }: Repertoire, facts: Facts): Names => {
  const tellable: Phrase[] = titles.map((title) => (given) => {
    const text = title(given);
    return text && fits(spaced(text[0])) && fits(text[1]) ? text : null;
  });
  const [th, en] = say(random, tellable, facts, 1)[0] ?? plainTitle(facts)!;
  return [spaced(th), en];
};

const paragraph = (texts: readonly Names[]): Names => {
  const [th, en] = joined(texts);
  return [`<p>${th}</p>`, `<p>${en}</p>`];
};

const list = (texts: readonly Names[]): Names => [
  `<ul>${texts.map(([th]) => `<li>${th}</li>`).join('')}</ul>`,
  `<ul>${texts.map(([, en]) => `<li>${en}</li>`).join('')}</ul>`,
];

/** Style of a description: prose, list, or location first. */
type Temper = 'told' | 'listed' | 'placed' | 'pointed';

/** The parts of a description in the order of this style. */
const parts = (random: Random, { openings, insides, facilities }: Repertoire, facts: Facts): Names[] => {
  const opening = say(random, openings, facts, random.int(1, 2));
  const inside = say(random, insides, facts, random.int(2, 4));
  const shared =
    facilities.length > 0 && facts.asset.facilities ? say(random, facilities, facts, random.int(1, 2)) : [];
  const around = [...say(random, stationPhrases, facts, 1), ...say(random, placePhrases, facts, 2)];
  const terms = say(random, termPhrases, facts, random.int(1, 3));
  const temper = random.weighted<Temper>([
    ['told', 34],
    ['listed', 26],
    ['placed', 22],
    ['pointed', 18],
  ]);
  switch (temper) {
    case 'told':
      return [paragraph(opening), paragraph([...inside, ...shared]), paragraph(around), paragraph(terms)];
    case 'listed':
      return [
        paragraph([...opening, ...inside]),
        list(say(random, listPoints, facts, random.int(4, 6))),
        paragraph([...around, ...terms]),
      ];
    case 'placed':
      return [paragraph([...opening, ...around]), paragraph([...inside, ...shared]), paragraph(terms)];
    case 'pointed':
      return [paragraph(opening), list([...inside, ...shared]), paragraph([...around, ...terms])];
  }
};

export interface Texts {
  readonly title: Names;
  readonly description: Names;
}

/**
 * Title and description (HTML) in both languages with the same content: random phrases that are true of the listing.
 */
export const writeTexts = (random: Random, facts: Facts): Texts => {
  const repertoire = repertoires[facts.type];
  const title = writeTitle(random, repertoire, facts);
  const said = parts(random, repertoire, facts).filter(([th]) => !/^<(?:p|ul)><\//.test(th));
  return { title, description: [spaced(said.map(([th]) => th).join('')), said.map(([, en]) => en).join('')] };
};
