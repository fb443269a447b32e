import { serviceGroups, type ServiceGroup } from '@yoodee/api-contract/service-options';
import type { ServiceSummary } from '@yoodee/api-contract/services';
import { codesOf } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';
import { toServiceCardView, type ServiceCardView } from './service-card.view.ts';

export interface ServicesPageView {
  /** Non-empty groups, in display order. */
  groups: { code: ServiceGroup; name: string; cards: ServiceCardView[] }[];
}

/** The view model of the list of services. */
export const toServicesPageView = (services: readonly ServiceSummary[], locale: Locale): ServicesPageView => ({
  groups: codesOf(serviceGroups)
    .map((code) => ({
      code,
      name: serviceGroups[code][locale],
      cards: services.filter(({ group }) => group === code).map((service) => toServiceCardView(service, locale)),
    }))
    .filter(({ cards }) => cards.length > 0),
});

/** A few services for other pages: the first of each group. */
export const toServiceTeasers = (services: readonly ServiceSummary[], locale: Locale): ServiceCardView[] =>
  toServicesPageView(services, locale).groups.map(({ cards }) => cards[0]!);
