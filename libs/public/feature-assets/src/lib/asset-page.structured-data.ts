import type { PropertyType } from '@yoodee/asset-rules/options';
import { plainText } from '@yoodee/asset-rules/texts';
import { imageHref, localeTags, type Locale } from '@yoodee/site';
import type { AssetPrice } from '@yoodee/asset-rules';
import type { AssetDetailView } from '@yoodee/ui-asset-detail';

/** The nearest schema.org type for each property type; land and premises are only a Place there. */
const accommodationTypes: Partial<Record<PropertyType, string>> = {
  condo: 'Apartment',
  apartment: 'Apartment',
  detached_house: 'SingleFamilyResidence',
  semi_detached: 'House',
  townhouse: 'House',
  pool_villa: 'SingleFamilyResidence',
  home_office: 'House',
};

const availabilities: Partial<Record<AssetDetailView['status'], string>> = {
  published: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  rented: 'SoldOut',
};

const squareMetres = (value: number | null) =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'MTK' };

const isMonthly = ({ kind }: AssetPrice) => kind === 'rent';

const offerOf = (price: AssetPrice, { status }: AssetDetailView, url: string) => ({
  '@type': 'Offer',
  price: price.baht,
  priceCurrency: 'THB',
  ...(isMonthly(price) && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.baht,
      priceCurrency: 'THB',
      unitCode: 'MON',
    },
  }),
  availability: `https://schema.org/${availabilities[status] ?? 'Discontinued'}`,
  businessFunction: `http://purl.org/goodrelations/v1#${isMonthly(price) ? 'LeaseOut' : 'Sell'}`,
  url,
});

const placeOf = ({ plain, point, keyFacts }: AssetDetailView) => {
  const type = accommodationTypes[plain.propertyType];
  return {
    '@type': type ?? 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'TH',
      addressRegion: plain.region,
      addressLocality: plain.locality,
      streetAddress: plain.street ?? undefined,
      postalCode: plain.postalCode ?? undefined,
    },
    geo: point ? { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } : undefined,
    // Only accommodation types have these properties.
    ...(type && {
      floorSize: squareMetres(plain.usableSqm),
      numberOfBedrooms: keyFacts.bedrooms ?? undefined,
      numberOfBathroomsTotal: keyFacts.bathrooms ?? undefined,
      numberOfRooms: keyFacts.bedrooms || undefined,
      yearBuilt: plain.yearBuilt ?? undefined,
      petsAllowed: plain.petsAllowed ?? undefined,
    }),
  };
};

interface Addresses {
  /** Scheme and host of the site. */
  origin: string;
  /** Canonical URL of the page. */
  url: string;
}

const listingOf = (asset: AssetDetailView, { origin, url }: Addresses, locale: Locale) => ({
  '@type': 'RealEstateListing',
  '@id': url,
  url,
  name: asset.title.text,
  description: asset.description && !asset.description.lang ? plainText(asset.description.text) : undefined,
  inLanguage: localeTags[locale],
  datePosted: asset.plain.listedAt ?? undefined,
  image: asset.images.slice(0, 6).map(({ key }) => origin + imageHref(key, 1280)),
  identifier: asset.code,
  offers: asset.prices.map((price) => offerOf(price, asset, url)),
  mainEntity: placeOf(asset),
});

interface TrailItem {
  label: string;
  href?: string;
}

const breadcrumbOf = (trail: readonly TrailItem[], { origin, url }: Addresses) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? url : origin + href,
  })),
});

/** The structured data of the page (schema.org): the listing with its offers and place, and the breadcrumb. */
export const assetStructuredData = (
  asset: AssetDetailView,
  { trail, locale, ...addresses }: Addresses & { trail: readonly TrailItem[]; locale: Locale },
) => ({ '@graph': [listingOf(asset, addresses, locale), breadcrumbOf(trail, addresses)] });
