import { breadcrumbList, itemList } from '@yoodee/public-page';
import { hrefs, type Locale } from '@yoodee/site';
import type { ProjectPageView } from './project-page.view.ts';

interface Addresses {
  /** Scheme and host of the site. */
  origin: string;
  /** Canonical URL of the page. */
  url: string;
}

const amenity = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true });

/** The building or estate (schema.org), its listings, and the breadcrumb. */
export const projectStructuredData = (
  project: ProjectPageView,
  { origin, url, trail, locale }: Addresses & { trail: readonly { label: string; href?: string }[]; locale: Locale },
) => ({
  '@graph': [
    {
      '@type': project.isBuilding ? 'ApartmentComplex' : 'Residence',
      '@id': url,
      url,
      name: project.name.text,
      alternateName: project.otherNames.map(({ text }) => text),
      address: project.region
        ? {
            '@type': 'PostalAddress',
            addressCountry: 'TH',
            addressRegion: project.region,
            addressLocality: project.within,
          }
        : undefined,
      geo: project.point
        ? { '@type': 'GeoCoordinates', latitude: project.point.lat, longitude: project.point.lng }
        : undefined,
      amenityFeature: project.facilities.map(amenity),
    },
    itemList(
      project.cards.map(({ id }) => origin + hrefs(locale).asset(id)),
      project.forSale + project.forRent,
    ),
    breadcrumbList(trail, { origin, url }),
  ],
});
