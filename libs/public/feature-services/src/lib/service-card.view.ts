import type { ServicePriceUnit } from '@yoodee/api-contract/service-options';
import type { ServiceSummary } from '@yoodee/api-contract/services';
import { hrefs, type Locale } from '@yoodee/site';
import { withoutDrawing, type DrawIcon, type NamedIcon } from '@yoodee/ui-kit/dynamic-icon';

export interface ServicePictureView {
  key: string;
  width: number;
  height: number;
  thumbhash: string;
  alt: string;
}

/** Price in whole baht per `unit`. */
export interface ServicePriceView {
  baht: number;
  unit: ServicePriceUnit;
}

/** The view model of a service card, in one language. */
export interface ServiceCardView {
  slug: string;
  href: string;
  icon: NamedIcon | null;
  name: string;
  summary: string;
  cover: ServicePictureView;
  /** Null if the price is always by individual quote. */
  priceFrom: ServicePriceView | null;
}

export const toPictureView = ({ alt, ...picture }: ServiceSummary['cover'], locale: Locale): ServicePictureView => ({
  ...picture,
  alt: alt[locale],
});

export const toServiceCardView = (
  service: ServiceSummary,
  locale: Locale,
  draw: DrawIcon = withoutDrawing,
): ServiceCardView => {
  const { slug, price_from, price_unit } = service;
  return {
    slug,
    href: hrefs(locale).service(slug),
    icon: service.icon === null ? null : draw(service.icon),
    name: service.name[locale],
    summary: service.summary[locale],
    cover: toPictureView(service.cover, locale),
    priceFrom: price_from !== null && price_unit !== null ? { baht: price_from, unit: price_unit } : null,
  };
};
