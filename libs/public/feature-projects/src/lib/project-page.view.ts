import { projectIndexedFrom, type Project } from '@yoodee/api-contract/projects';
import { facilities, propertyTypes } from '@yoodee/asset-rules/options';
import { formatDate, formatNumber, formatWay } from '@yoodee/formatters';
import { hrefs, type Locale } from '@yoodee/site';
import { textIn, toAssetCardView, withoutBreaks, type AssetCardView, type ShownText } from '@yoodee/ui-asset-card';
import { toCourses, type CourseView } from './prices/courses.view.ts';
import { toUnitsView, type UnitsView } from './units/units.view.ts';

type ProjectFactName = 'developer' | 'year' | 'storeys' | 'units' | 'fee' | 'quota';

/** The view model of a project, in one language. */
export interface ProjectPageView {
  id: number;
  name: ShownText;
  /** Its name in the other language, and its aliases. */
  otherNames: ShownText[];
  /** `คอนโดมิเนียม`; empty when unknown. */
  kind: string;
  isBuilding: boolean;
  within: string;
  /** The province; empty when unknown. */
  region: string;
  /** A fee is in baht per m² and month. `date` is when the fee took effect, or when the quota was declared. */
  facts: { name: ProjectFactName; value: string; date?: string }[];
  /** Earlier common fees, the newest first. */
  formerFees: { from: string; value: string; source: string }[];
  facilities: string[];
  point: { lat: number; lng: number } | null;
  stations: { name: string; line: string; colour: string; way: string }[];
  forSale: number;
  forRent: number;
  listHref: string;
  saleHref: string;
  rentHref: string;
  /** The list of assets, which then saves its search. */
  alertHref: string;
  units: UnitsView[];
  courses: CourseView[];
  cards: AssetCardView[];
  isIndexed: boolean;
}

/** Number of cards above the link to all. */
const cardsShown = 6;

/** Fields that the cards of a project page omit, so that its HTML stays within the size budget. */
const leftOut = { perArea: null, instalment: null, seller: null, confirmed: null } as const;

const buildings: readonly (string | null)[] = ['condo', 'apartment'];

const yearIn = (locale: Locale, year: number) => (locale === 'th' ? `พ.ศ. ${year + 543}` : String(year));

/** With satang, because fees may include them. */
const feeText = (baht: number) => `฿${formatNumber(baht)}`;

const factsOf = (
  { developer, year_completed, storeys, units, fees, foreign_quotas }: Project,
  locale: Locale,
): ProjectPageView['facts'] => {
  const [fee] = fees;
  const [quota] = foreign_quotas;
  return [
    ...(developer === null ? [] : [{ name: 'developer' as const, value: developer }]),
    ...(year_completed === null ? [] : [{ name: 'year' as const, value: yearIn(locale, year_completed) }]),
    ...(storeys === null ? [] : [{ name: 'storeys' as const, value: formatNumber(storeys) }]),
    ...(units === null ? [] : [{ name: 'units' as const, value: formatNumber(units) }]),
    ...(fee ? [{ name: 'fee' as const, value: feeText(fee.baht_per_sqm), date: formatDate(locale, fee.from) }] : []),
    ...(quota
      ? [
          {
            name: 'quota' as const,
            value: `${formatNumber(quota.percent)}%`,
            date: formatDate(locale, quota.declared_on),
          },
        ]
      : []),
  ];
};

const namesOf = ({ name, aliases }: Project, locale: Locale) => {
  const shown = textIn(locale, name.th, name.en) ?? { text: name.th };
  const others = [name.th, name.en, ...aliases].flatMap((text) => textIn(locale, text, null) ?? []);
  const known = new Set([shown.text]);
  const otherNames = others.filter(({ text }) => !known.has(text) && known.add(text));
  return { name: shown, otherNames };
};

/** `now` is the base of the cards' "3 days ago". */
export const toProjectPageView = (project: Project, locale: Locale, now: Date): ProjectPageView => {
  const { assetsWith } = hrefs(locale);
  const { search, fees, point } = project;
  return {
    id: project.id,
    ...namesOf(project, locale),
    kind: project.property_type ? propertyTypes[project.property_type][locale] : '',
    isBuilding: buildings.includes(project.property_type),
    within: project.within?.[locale] ?? '',
    region: project.region?.[locale] ?? '',
    facts: factsOf(project, locale),
    formerFees: fees.slice(1).map(({ from, baht_per_sqm, source }) => ({
      ...{ from: formatDate(locale, from), value: feeText(baht_per_sqm), source },
    })),
    facilities: project.facilities.map((code) => facilities[code][locale]),
    point,
    stations: project.stations.map((station) => ({
      name: withoutBreaks(station.name[locale]),
      line: station.line[locale],
      colour: station.line_colour,
      way: formatWay(locale, station),
    })),
    ...{ forSale: project.for_sale, forRent: project.for_rent },
    listHref: assetsWith(search),
    saleHref: assetsWith(`${search}&listing_type=sale`),
    rentHref: assetsWith(`${search}&listing_type=rent`),
    alertHref: assetsWith(`${search}&save=1`),
    units: toUnitsView(project, locale),
    courses: toCourses(project.quarters, locale),
    cards: project.items.slice(0, cardsShown).map((asset) => ({ ...toAssetCardView(asset, locale, now), ...leftOut })),
    isIndexed: project.for_sale + project.for_rent >= projectIndexedFrom,
  };
};
