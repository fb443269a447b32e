import { serviceGroups, type ServiceGroup } from '@yoodee/api-contract/service-options';
import type { ServiceSummary } from '@yoodee/api-contract/services';
import { codesOf } from '@yoodee/asset-rules/options';
import type { Locale } from '@yoodee/site';
import type { DrawIcon } from '@yoodee/ui-kit/dynamic-icon';
import { toServiceCardView, type ServiceCardView } from './service-card.view.ts';

export interface ServicesPageView {
  /** Non-empty groups, in display order. */
  groups: { code: ServiceGroup; name: string; cards: ServiceCardView[] }[];
}

/** The view model of the list of services. */
export const toServicesPageView = (
  services: readonly ServiceSummary[],
  locale: Locale,
  draw?: DrawIcon,
): ServicesPageView => ({
  groups: codesOf(serviceGroups)
    .map((code) => ({
      code,
      name: serviceGroups[code][locale],
      cards: services.filter(({ group }) => group === code).map((service) => toServiceCardView(service, locale, draw)),
    }))
    .filter(({ cards }) => cards.length > 0),
});

/**
 * A few services for other pages: the first of each group. Without icons, to keep the home page within its size budget.
 */
export const toServiceTeasers = (services: readonly ServiceSummary[], locale: Locale): ServiceCardView[] =>
  toServicesPageView(services, locale).groups.map(({ cards }) => ({ ...cards[0]!, icon: null }));
