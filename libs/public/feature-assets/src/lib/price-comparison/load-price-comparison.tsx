import { send, toRequest } from '@yoodee/api-client';
import { getPriceComparison, type PriceComparison } from '@yoodee/api-contract/price-comparison';
import { withMessages, type LazyMessages } from '@yoodee/i18n';
import type { LoadPart } from '@yoodee/public-page';
import { ComparedPrice } from './compared-price.tsx';

const comparisonMessages: LazyMessages = {
  th: () => import('@yoodee/i18n/messages/price-comparison/th'),
  en: () => import('@yoodee/i18n/messages/price-comparison/en'),
};

/** The section with its figures and texts; null where there is nothing to compare. Rejects without a network. */
export const loadPriceComparison: LoadPart<number> = async (assetId, { locale, signal }) => {
  const request = toRequest(getPriceComparison, { params: { id: assetId } });
  const { data: comparison } = await send<PriceComparison | null>(request, { locale, signal });
  if (!comparison || (comparison.scopes.length === 0 && !comparison.interval)) return null;
  const Section = () => <ComparedPrice comparison={comparison} />;
  return withMessages(locale, Promise.resolve(Section), comparisonMessages);
};
