import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { LoadPart } from '@yoodee/public-page';
import { PriceAlert, type PricedDistrict } from './price-alert.tsx';

const ownMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/price-alert/th'),
  en: () => import('@yoodee/i18n/messages/price-alert/en'),
};

/** The form for alerts about falling prices; null if no type has enough listings for an alert. */
export const loadPriceAlert: LoadPart<PricedDistrict> = async (district, { locale }) => {
  if (district.kinds.length === 0) return null;
  const form = () => <PriceAlert district={district} />;
  return withMessages(locale, Promise.resolve(form), ownMessages);
};
