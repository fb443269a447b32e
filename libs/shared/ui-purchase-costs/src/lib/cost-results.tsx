import { useFormat } from '@yoodee/i18n';
import { homeLoan, moveInCosts, transferCosts } from '@yoodee/purchase-costs';
import type { Loan, LoanInput, LeaseInput, TransferInput } from '@yoodee/purchase-costs';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Text, WholeWords } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssetCostsView } from './asset-costs.view.ts';
import { messages } from './cost-results.messages.ts';
import styles from './asset-costs.module.css';

const TransferResults = ({ input, loan }: { input: TransferInput; loan: Loan | null }) => {
  const format = useFormat();
  const intl = useIntl();
  const { lines, buyer, seller, isReduced } = transferCosts({ ...input, loan: loan?.principal });
  const cash = (loan ? loan.down : input.price) + buyer;
  return (
    <div className={styles.part}>
      <DetailHeading depth={2}>
        <FormattedMessage {...messages.transfer} />
      </DetailHeading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="y-visually-hidden">
                <FormattedMessage {...messages.item} />
              </span>
            </th>
            {(['buyer', 'seller'] as const).map((who) => (
              <th key={who} scope="col">
                <FormattedMessage {...messages[who]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">
                <FormattedMessage {...messages[line.kind]} />
              </th>
              <td>{format.baht(line.buyer)}</td>
              <td>{format.baht(line.seller)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage {...messages.total} />
            </th>
            <td>{format.baht(buyer)}</td>
            <td>{format.baht(seller)}</td>
          </tr>
        </tfoot>
      </table>
      <Text numeric>
        {loan ? (
          <WholeWords>
            {intl.formatMessage(messages.buyerBringsWithLoan, {
              amount: format.baht(cash),
              down: format.baht(loan.down),
            })}
          </WholeWords>
        ) : (
          <FormattedMessage {...messages.buyerBrings} values={{ amount: format.baht(cash) }} />
        )}
        <br />
        <FormattedMessage {...messages.sellerNets} values={{ amount: format.baht(input.price - seller) }} />
      </Text>
      {isReduced && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.reduced} />
        </Text>
      )}
      {input.feePayer === 'negotiable' && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.negotiable} />
        </Text>
      )}
    </div>
  );
};

const LoanResults = ({ input, loan, commonFee }: { input: LoanInput; loan: Loan; commonFee: number | null }) => {
  const format = useFormat();
  return (
    <div className={styles.part}>
      <DetailHeading depth={2}>
        <FormattedMessage {...messages.loan} />
      </DetailHeading>
      <p className={styles.monthly}>
        <FormattedMessage {...messages.monthly} values={{ amount: format.baht(loan.monthly) }} />
      </p>
      <ul className={styles.notes}>
        <li>
          <FormattedMessage
            {...messages.loanTerms}
            values={{
              principal: format.baht(loan.principal),
              years: input.years,
              rate: format.number(input.ratePercent),
            }}
          />
        </li>
        {commonFee !== null && commonFee > 0 && (
          <li>
            <FormattedMessage
              {...messages.withCommonFee}
              values={{ fee: format.baht(commonFee), amount: format.baht(loan.monthly + commonFee) }}
            />
          </li>
        )}
        <li>
          <FormattedMessage {...messages.income} values={{ amount: format.baht(loan.income) }} />
        </li>
        <li>
          <FormattedMessage {...messages.interest} values={{ amount: format.baht(loan.interest) }} />
        </li>
      </ul>
    </div>
  );
};

const LeaseResults = ({ input }: { input: LeaseInput }) => {
  const format = useFormat();
  const costs = moveInCosts(input);
  const rows = [
    ['deposit', costs.deposit],
    ['advance', costs.advance],
  ] as const;
  return (
    <div className={styles.part}>
      <DetailHeading depth={2}>
        <FormattedMessage {...messages.lease} />
      </DetailHeading>
      <table className={styles.table}>
        <tbody>
          {rows.map(([row, amount]) => (
            <tr key={row}>
              <th scope="row">
                <FormattedMessage {...messages[row]} />
              </th>
              <td>{format.baht(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage {...messages.firstDay} />
            </th>
            <td>{format.baht(costs.total)}</td>
          </tr>
        </tfoot>
      </table>
      {costs.isAssumed && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.assumedLease} />
        </Text>
      )}
    </div>
  );
};

/** The calculated costs by part, for the default assumptions and for the visitor's own numbers. */
export const CostResults = ({ costs: { transfer, loan, lease, commonFee } }: { costs: AssetCostsView }) => {
  const lent = loan && homeLoan(loan);
  return (
    <>
      {transfer && <TransferResults input={transfer} loan={lent} />}
      {loan && lent && <LoanResults input={loan} loan={lent} commonFee={commonFee} />}
      {lease && <LeaseResults input={lease} />}
    </>
  );
};
