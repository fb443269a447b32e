import { codesOf, serviceGroups, type ServiceGroup, type ServiceSummary } from '@yoodee/api-contract';
import type { Locale } from '@yoodee/site';
import { toServiceCardView, type ServiceCardView } from './service-card.view.ts';

export interface ServicesPageView {
  /** In order; only those that hold something. */
  groups: { code: ServiceGroup; name: string; cards: ServiceCardView[] }[];
}

/** What the list of services shows. */
export const toServicesPageView = (services: readonly ServiceSummary[], locale: Locale): ServicesPageView => ({
  groups: codesOf(serviceGroups)
    .map((code) => ({
      code,
      name: serviceGroups[code][locale],
      cards: services.filter(({ group }) => group === code).map((service) => toServiceCardView(service, locale)),
    }))
    .filter(({ cards }) => cards.length > 0),
});

/** A few services for elsewhere: the first of each group. */
export const toServiceTeasers = (services: readonly ServiceSummary[], locale: Locale): ServiceCardView[] =>
  toServicesPageView(services, locale).groups.map(({ cards }) => cards[0]!);
