import { asksForRent } from '@yoodee/asset-rules';
import { loanLimits, usualLease } from '@yoodee/purchase-costs';
import { useFormat } from '@yoodee/i18n';
import { Field, Input, Text } from '@yoodee/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-filters.messages.ts';
import type { AssetsPageView } from './assets-page.view.ts';
import { filterNames } from './filter-names.ts';
import styles from './asset-filters.module.css';

const fields = [
  ['monthly_max', messages.monthlyMost],
  ['cash_max', messages.cashMost],
] as const;

/** What the visitor can pay each month and in cash, collapsed unless it is given. */
export const MeansFilter = ({ query }: { query: AssetsPageView['query'] }) => {
  const format = useFormat();
  // Only the initial state: it must not collapse while the visitor clears both fields.
  const [isOpen] = useState(query.monthly_max !== undefined || query.cash_max !== undefined);
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <FormattedMessage {...filterNames.monthly_max} />
      </summary>
      <div className={styles.means}>
        <div className={styles.range}>
          {fields.map(([name, label]) => (
            <Field key={name} label={<FormattedMessage {...label} />}>
              <Input
                key={query[name]}
                name={name}
                defaultValue={query[name] === undefined ? undefined : format.number(query[name])}
                maxLength={60}
                autoComplete="off"
              />
            </Field>
          ))}
        </div>
        <Text size="sm" tone="muted">
          {asksForRent(query.listing_type) ? (
            <FormattedMessage
              {...messages.meansTenant}
              values={{ deposit: usualLease.depositMonths, advance: usualLease.advanceMonths }}
            />
          ) : (
            <FormattedMessage
              {...messages.meansBuyer}
              values={{
                share: 100 - loanLimits.down.usual,
                rate: loanLimits.rate.usual,
                years: loanLimits.years.usual,
              }}
            />
          )}
        </Text>
      </div>
    </details>
  );
};
