import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './home-page.messages.ts';
import type { BudgetAreaView } from './home-page.view.ts';
import styles from './budget-table.module.css';

/** What each budget buys by district; every size is a link to the condos up to that price. */
export const BudgetTable = ({ areas }: { areas: readonly BudgetAreaView[] }) => {
  const format = useFormat();
  const { area, assetsWith } = hrefs(useLocale());
  return (
    <div className={styles.block}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.district} />
            </th>
            {areas[0]!.budgets.map(({ baht }) => (
              <th key={baht} scope="col">
                {format.baht(baht, { compact: true })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ path, label, search, budgets }) => (
            <tr key={path}>
              <th scope="row">
                <a href={area(path)}>{label}</a>
              </th>
              {budgets.map(({ baht, sqm, count }) => (
                <td key={baht}>
                  {count > 0 ? (
                    <a href={assetsWith(`${search}&price_max=${baht}`)}>{format.area(sqm)}</a>
                  ) : (
                    <span>{format.area(sqm)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.budgetBasis} />
      </Text>
    </div>
  );
};
