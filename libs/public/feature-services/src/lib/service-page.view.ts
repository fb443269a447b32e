import { serviceGroups } from '@yoodee/api-contract/service-options';
import type { Service } from '@yoodee/api-contract/services';
import type { Locale } from '@yoodee/site';
import type { DrawIcon } from '@yoodee/ui-kit/dynamic-icon';
import {
  toPictureView,
  toServiceCardView,
  type ServiceCardView,
  type ServicePictureView,
  type ServicePriceView,
} from './service-card.view.ts';

export interface PlaceOption {
  code: string;
  name: string;
}

export interface ServicePageView extends ServiceCardView {
  group: string;
  /** Sanitised by the API. */
  html: string;
  gallery: ServicePictureView[];
  packages: { name: string; price: ServicePriceView; includes: string[] }[];
  /** Working days; null if it varies. */
  leadDays: number | null;
  /** Provinces without travel charges; all provinces if the service covers the whole country. */
  areas: PlaceOption[];
  /** The other provinces, for the request form. */
  elsewhere: PlaceOption[];
  faqs: { question: string; answer: string }[];
}

interface Source {
  service: Service;
  provinces: readonly { code: string; name: { th: string; en: string } }[];
  locale: Locale;
  draw?: DrawIcon;
}

/** The view model of a service page, in one language. */
export const toServicePageView = ({ service, provinces, locale, draw }: Source): ServicePageView => {
  const unit = service.price_unit ?? 'job';
  const optionOf = ({ code, name }: (typeof provinces)[number]): PlaceOption => ({ code, name: name[locale] });
  const isServed = ({ code }: { code: string }) =>
    service.area_province_codes.length === 0 || service.area_province_codes.includes(code);
  return {
    ...toServiceCardView(service, locale, draw),
    group: serviceGroups[service.group][locale],
    html: service.body[locale],
    gallery: service.gallery.map((picture) => toPictureView(picture, locale)),
    packages: service.packages.map(({ name, price, includes }) => ({
      name: name[locale],
      price: { baht: price, unit },
      includes: includes.map((text) => text[locale]),
    })),
    leadDays: service.lead_days,
    areas: provinces.filter(isServed).map(optionOf),
    elsewhere: provinces.filter((province) => !isServed(province)).map(optionOf),
    faqs: service.faqs.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
  };
};
