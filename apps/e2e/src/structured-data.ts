/** Required and recommended properties of schema.org types, by consumers' documentation. */
const rules: Readonly<Record<string, { required: readonly string[]; recommended?: readonly string[] }>> = {
  Organization: { required: ['name', 'url'] },
  WebSite: { required: ['name', 'url', 'potentialAction'], recommended: ['inLanguage', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  ItemList: { required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position'] },
  BreadcrumbList: { required: ['itemListElement'] },
  RealEstateListing: {
    required: ['name', 'url', 'offers', 'mainEntity'],
    recommended: ['datePosted', 'image', 'inLanguage'],
  },
  Offer: { required: ['price', 'priceCurrency'] },
  PostalAddress: { required: ['addressCountry', 'addressRegion'], recommended: ['addressLocality'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  NewsArticle: {
    required: ['headline', 'image', 'datePublished', 'author'],
    recommended: ['dateModified', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  },
  Service: { required: ['name', 'provider', 'areaServed'], recommended: ['description', 'offers', 'image'] },
  RealEstateAgent: { required: ['name', 'url'] },
  Person: { required: ['name', 'url'] },
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const urlKeys = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage']);
const dateKeys = /^date[A-Z]/;

const problemsOfValue = (key: string, value: unknown): string[] => {
  if (typeof value !== 'string') return [];
  if (urlKeys.has(key) && !/^https?:\/\//.test(value)) return [`${key} is not an absolute URL: ${value}`];
  if (dateKeys.test(key) && Number.isNaN(Date.parse(value))) return [`${key} is not a date: ${value}`];
  return value === '' ? [`${key} is empty`] : [];
};

/** Positions count up from 1, and each element has a link. */
const problemsOfList = ({ itemListElement }: Node): string[] =>
  (itemListElement as Node[]).flatMap(({ position, item, url }, index) => [
    ...(position === index + 1 ? [] : [`position ${String(position)} is at ${index + 1}`]),
    ...(isEmpty(item) && isEmpty(url) ? [`element ${index + 1} has no link`] : []),
  ]);

/** Problems that a consumer of structured data would report, including missing recommended properties. */
export const structuredDataProblems = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(structuredDataProblems);
  if (!isNode(value)) return [];
  const type = String(value['@type'] ?? '');
  const rule = rules[type];
  // A reference to a node that is described elsewhere.
  const isReference = Object.keys(value).join() === '@id';
  const missing = isReference
    ? []
    : [...(rule?.required ?? []), ...(rule?.recommended ?? [])].filter((name) => isEmpty(value[name]));
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...(Array.isArray(value.itemListElement) ? problemsOfList(value).map((problem) => `${type}: ${problem}`) : []),
    ...Object.entries(value).flatMap(([key, one]) => problemsOfValue(key, one).map((problem) => `${type}: ${problem}`)),
    ...Object.values(value).flatMap(structuredDataProblems),
  ];
};

/** All nodes of a type, at any depth. */
export const nodesOfType = (value: unknown, type: string): Node[] => {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOfType(one, type));
  if (!isNode(value)) return [];
  return [...(value['@type'] === type ? [value] : []), ...nodesOfType(Object.values(value), type)];
};
