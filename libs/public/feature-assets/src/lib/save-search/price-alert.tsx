import { leastFall, leastForFall, type PriceDeal } from '@yoodee/api-contract/monthly-prices';
import type { PropertyType } from '@yoodee/asset-rules/options';
import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Field, Heading, Icon, NativeSelect, Text } from '@yoodee/ui-kit';
import { bellIcon } from '@yoodee/ui-kit/icons';
import { useState, type ComponentType, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { AlertDialogProps } from './alert-dialog.tsx';
import { loadAlertChannels, loadAlertDialog, postSavedSearch, type SearchToSave } from './post-saved-search.ts';
import { messages } from './price-alert.messages.ts';
import type { AlertChannel } from './use-alert-request.ts';
import styles from './price-alert.module.css';

/** A district, with the types and deals that can have an alert: both months need enough listings. */
export interface PricedDistrict {
  name: string;
  /** Its code as a query string of the list. */
  search: string;
  kinds: readonly { type: PropertyType; label: string; deal: PriceDeal }[];
}

type Outcome = { name: string } | { refusal: string };

interface VisitorDialog {
  search: SearchToSave;
  channels: readonly AlertChannel[];
  Dialog: ComponentType<AlertDialogProps>;
}

/** Requests an alert for a falling median price of the district: saved for a member, by LINE or email for a visitor. */
export const PriceAlert = ({ district: { name: place, search, kinds } }: { district: PricedDistrict }) => {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const signInHref = hrefs(locale).authenticate(pathname);
  const [at, setAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [visitor, setVisitor] = useState<VisitorDialog | null>(null);

  const ask = async () => {
    const { type, label, deal } = kinds[at]!;
    const name = formatMessage(messages.name, { type: label, deal, place }).slice(0, 80);
    const query = `${search}&property_type=${type}&listing_type=${deal}`;
    const wanted: SearchToSave = { kind: 'prices', name, query };
    const refusal = await postSavedSearch(wanted, locale);
    if (refusal !== 'signed_out') return setOutcome(refusal === null ? { name } : { refusal });
    const [Dialog, channels] = await Promise.all([loadAlertDialog(locale), loadAlertChannels(locale)]);
    if (channels.length === 0) window.location.assign(signInHref);
    else setVisitor({ Dialog, channels, search: wanted });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setOutcome(null);
    void ask()
      .catch(() => setOutcome({ refusal: formatMessage(messages.failed) }))
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.box} onSubmit={submit}>
      <Heading level={3} size="md">
        <FormattedMessage {...messages.title} />
      </Heading>
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.lead} values={{ percent: leastFall, count: leastForFall }} />
      </Text>
      <div className={styles.row}>
        <Field label={<FormattedMessage {...messages.what} />}>
          <NativeSelect value={at} onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}>
            {kinds.map(({ type, label, deal }, index) => (
              <option key={`${type} ${deal}`} value={index}>
                {formatMessage(messages.kind, { type: label, deal })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit" variant="outline" loading={isBusy}>
          <Icon icon={bellIcon} />
          <FormattedMessage {...messages.ask} />
        </Button>
      </div>
      <Text role="status">
        {outcome && 'name' in outcome && <FormattedMessage {...messages.saved} values={outcome} />}
      </Text>
      {outcome && 'refusal' in outcome && <Text role="alert">{outcome.refusal}</Text>}
      {visitor && (
        <visitor.Dialog
          search={visitor.search}
          channels={visitor.channels}
          signInHref={signInHref}
          onClose={() => setVisitor(null)}
        />
      )}
    </form>
  );
};
