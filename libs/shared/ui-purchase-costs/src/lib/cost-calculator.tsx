import { useFormat } from '@yoodee/i18n';
import { businessTaxYears, loanLimits, type FeePayer, type SellerKind } from '@yoodee/purchase-costs';
import { Checkbox, Field, NativeSelect } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AssetCostsView } from './asset-costs.view.ts';
import { CostResults } from './cost-results.tsx';
import { messages } from './cost-calculator.messages.ts';
import { NumberField } from './number-field.tsx';
import styles from './asset-costs.module.css';

export interface CostCalculatorProps {
  /** The default assumptions, as initial values. */
  defaults: AssetCostsView;
}

/** The prices a listing may have. */
const priceLimits = { min: 1, max: 9_999_999_999 } as const;

const yearChoices = Array.from({ length: 10 }, (_, index) => index + 1);
const sellers = ['person', 'heir', 'company'] as const satisfies readonly SellerKind[];
const payers = ['half', 'buyer', 'seller', 'negotiable'] as const satisfies readonly FeePayer[];

type Transfer = NonNullable<AssetCostsView['transfer']>;
interface TransferFieldsProps {
  transfer: Transfer;
  hasHouse: boolean;
  onChange: (change: Partial<Transfer>) => void;
}

type Loan = NonNullable<AssetCostsView['loan']>;

/** Questions that decide about the specific business tax, if the years do not; nobody is registered on a bare plot. */
const BusinessTaxFields = ({ transfer, hasHouse, onChange }: TransferFieldsProps) => {
  const { seller, years, isBeforeFiveYears = false, isRegisteredHome = false } = transfer;
  if (seller !== 'person' || years > businessTaxYears + 1) return null;
  const dependsOnDay = years > businessTaxYears;
  return (
    <>
      {dependsOnDay && (
        <Checkbox
          checked={isBeforeFiveYears}
          onChange={({ target }) => onChange({ isBeforeFiveYears: target.checked })}
        >
          <FormattedMessage {...messages.beforeFiveYears} />
        </Checkbox>
      )}
      {hasHouse && (!dependsOnDay || isBeforeFiveYears) && (
        <Checkbox checked={isRegisteredHome} onChange={({ target }) => onChange({ isRegisteredHome: target.checked })}>
          <FormattedMessage {...messages.registered} />
        </Checkbox>
      )}
    </>
  );
};

const TransferFields = ({ transfer, hasHouse, onChange }: TransferFieldsProps) => {
  const intl = useIntl();
  return (
    <>
      <NumberField
        label={<FormattedMessage {...messages.appraised} />}
        hint={<FormattedMessage {...messages.appraisedHint} />}
        value={transfer.appraised}
        onChange={(appraised) => onChange({ appraised })}
        {...priceLimits}
      />
      <Field label={<FormattedMessage {...messages.sellerKind} />}>
        <NativeSelect
          value={transfer.seller}
          onChange={({ target }) => onChange({ seller: target.value as SellerKind })}
        >
          {sellers.map((seller) => (
            <option key={seller} value={seller}>
              {intl.formatMessage(messages[seller])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {transfer.seller !== 'company' && (
        <Field label={<FormattedMessage {...messages.years} />} hint={<FormattedMessage {...messages.yearsHint} />}>
          <NativeSelect value={transfer.years} onChange={({ target }) => onChange({ years: Number(target.value) })}>
            {yearChoices.map((years) => (
              <option key={years} value={years}>
                {intl.formatMessage(messages[years === yearChoices.length ? 'yearsOrMore' : 'yearsChoice'], { years })}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <BusinessTaxFields {...{ transfer, hasHouse, onChange }} />
      <Field label={<FormattedMessage {...messages.feePayer} />}>
        <NativeSelect
          value={transfer.feePayer}
          onChange={({ target }) => onChange({ feePayer: target.value as FeePayer })}
        >
          {payers.map((payer) => (
            <option key={payer} value={payer}>
              {intl.formatMessage(messages[payer])}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  );
};

const percent = '%';

const LoanFields = ({ loan, onChange }: { loan: Loan; onChange: (change: Partial<Loan>) => void }) => (
  <>
    <NumberField
      label={<FormattedMessage {...messages.down} />}
      value={loan.downPercent}
      onChange={(downPercent) => onChange({ downPercent })}
      unit={percent}
      decimals={2}
      {...loanLimits.down}
    />
    <NumberField
      label={<FormattedMessage {...messages.rate} />}
      value={loan.ratePercent}
      onChange={(ratePercent) => onChange({ ratePercent })}
      unit={percent}
      decimals={2}
      {...loanLimits.rate}
    />
    <NumberField
      label={<FormattedMessage {...messages.term} />}
      value={loan.years}
      onChange={(years) => onChange({ years })}
      unit={<FormattedMessage {...messages.yearUnit} />}
      {...loanLimits.years}
    />
  </>
);

/** The estimate with the visitor's own numbers, which are neither stored nor sent. */
export const CostCalculator = ({ defaults }: CostCalculatorProps) => {
  const format = useFormat();
  const [costs, setCosts] = useState(defaults);
  const form = useRef<HTMLFieldSetElement>(null);
  const { transfer, loan } = costs;
  const price = transfer?.price ?? loan?.price ?? 0;

  // The button that opened it is gone: focus moves here. On a phone the form begins above the screen.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);

  const setPrice = (next: number) =>
    setCosts({
      ...costs,
      transfer: transfer && {
        ...transfer,
        price: next,
        // Follows the price until the visitor enters a value.
        appraised: transfer.appraised === transfer.price ? next : transfer.appraised,
      },
      loan: loan && { ...loan, price: next },
    });

  return (
    <div className={styles.calculator}>
      <fieldset className={styles.form} ref={form}>
        <legend className="y-visually-hidden">
          <FormattedMessage {...messages.legend} />
        </legend>
        <NumberField
          label={<FormattedMessage {...messages.price} />}
          hint={
            defaults.transfer && (
              <FormattedMessage {...messages.priceHint} values={{ price: format.baht(defaults.transfer.price) }} />
            )
          }
          value={price}
          onChange={setPrice}
          {...priceLimits}
        />
        {transfer && (
          <TransferFields
            transfer={transfer}
            hasHouse={costs.hasHouse}
            onChange={(change) => setCosts({ ...costs, transfer: { ...transfer, ...change } })}
          />
        )}
        {loan && <LoanFields loan={loan} onChange={(change) => setCosts({ ...costs, loan: { ...loan, ...change } })} />}
      </fieldset>
      <div className={styles.results} aria-live="polite">
        <CostResults costs={costs} />
      </div>
    </div>
  );
};
