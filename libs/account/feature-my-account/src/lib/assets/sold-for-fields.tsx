import { bahtWriting, isUnread, NumberInput, type Unread } from '@yoodee/account-ui-number-input';
import type { SoldFor } from '@yoodee/api-contract/sold-prices';
import type { AssetOutcome } from '@yoodee/asset-rules';
import { Checkbox, Field, NativeSelect, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAssetBuyersQuery } from '../my-account.api.ts';
import { membersOnly } from '../parts/members-only.ts';
import { messages } from './sold-for-fields.messages.ts';

/** What the owner has typed about the final price of a listing. */
export interface TypedSoldFor {
  price: number | Unread | null;
  agrees: boolean;
  conversationId: number | null;
}

export const nothingTyped: TypedSoldFor = { price: null, agrees: false, conversationId: null };

/** The data to send. Undefined without a price, which is optional. */
export const soldForOf = ({ price, agrees, conversationId }: TypedSoldFor): SoldFor | undefined => {
  if (price === null || isUnread(price)) return undefined;
  return { price, agrees, ...(agrees && conversationId !== null && { conversation_id: conversationId }) };
};

interface FieldsProps {
  value: TypedSoldFor;
  onChange: (value: TypedSoldFor) => void;
}

/**
 * Selects the buyer among the people who wrote about the listing. The buyer is asked for consent in their conversation.
 */
const Buyer = ({ assetId, value, onChange }: FieldsProps & { assetId: number }) => {
  const { formatMessage } = useIntl();
  const { data } = useGetAssetBuyersQuery(assetId, membersOnly());
  if (!data || data.items.length === 0)
    return (
      <Text size="sm" tone="muted">
        <FormattedMessage {...messages.noBuyers} />
      </Text>
    );
  return (
    <Field label={<FormattedMessage {...messages.buyer} />}>
      <NativeSelect
        value={value.conversationId ?? ''}
        onChange={({ currentTarget }) => onChange({ ...value, conversationId: Number(currentTarget.value) || null })}
      >
        <option value="">{formatMessage(messages.nobody)}</option>
        {data.items.map(({ id, other }) => (
          <option key={id} value={id}>
            {other.name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
};

/** Optional fields for the final price of a listing, and for the owner's consent to its use. */
export const SoldForFields = ({
  assetId,
  outcome,
  deal,
  value,
  onChange,
}: FieldsProps & { assetId: number; outcome: AssetOutcome; deal: string }) => {
  const isTyped = value.price !== null && !isUnread(value.price);
  return (
    <Stack gap={3}>
      <Field
        label={<FormattedMessage {...messages.price} values={{ outcome, deal }} />}
        hint={<FormattedMessage {...messages.private} />}
        error={isUnread(value.price) && <FormattedMessage {...messages.wrong} />}
      >
        <NumberInput
          value={value.price}
          onValueChange={(price) => onChange({ ...value, price })}
          writing={bahtWriting}
          start="฿"
        />
      </Field>
      {isTyped && (
        <Checkbox checked={value.agrees} onChange={({ target }) => onChange({ ...value, agrees: target.checked })}>
          <FormattedMessage {...messages.agree} />
        </Checkbox>
      )}
      {isTyped && value.agrees && <Buyer assetId={assetId} value={value} onChange={onChange} />}
    </Stack>
  );
};
