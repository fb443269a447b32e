import { withMessages } from '@yoodee/i18n';
import type { Locale } from '@yoodee/site';

/** The calculator with its messages. Rejects without a network. */
export const loadCalculator = (locale: Locale) =>
  withMessages(
    locale,
    import('./cost-calculator.tsx').then(({ CostCalculator }) => CostCalculator),
    {
      th: () => import('@yoodee/i18n/messages/cost-calculator/th'),
      en: () => import('@yoodee/i18n/messages/cost-calculator/en'),
    },
  );
