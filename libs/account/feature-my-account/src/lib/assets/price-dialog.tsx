import { useAssetTitle, useOutcome } from '@yoodee/account-ui-parts';
import { bahtWriting, isUnread, NumberInput, type Unread } from '@yoodee/account-ui-number-input';
import type { CallFailure } from '@yoodee/api-client';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { isLargePriceChange, priceFieldOf, priceKindsOf, type PriceKind } from '@yoodee/asset-rules';
import { useFormat, useLocale } from '@yoodee/i18n';
import { fieldLabel } from '@yoodee/ui-asset-card';
import { Button, ChipButton, Field, Heading, HStack, Notice, Stack } from '@yoodee/ui-kit';
import { Dialog } from '@yoodee/ui-kit/dialog';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSetMyAssetPriceMutation, useTakeBackMyAssetPriceMutation } from '../my-account.api.ts';
import { messages } from './price-dialog.messages.ts';
import { loweredPrice, newPricesOf, type TypedPrices } from './new-prices.ts';

const bahtSign = '฿';
const cuts = [3, 5, 10] as const;

interface PriceFieldProps {
  kind: PriceKind;
  /** The price now, whole baht. */
  from: number | null;
  typed: number | Unread | null;
  again: number | Unread | null;
  isReminded: boolean;
  onType: (value: number | Unread | null) => void;
  onAgain: (value: number | Unread | null) => void;
}

/** One price. A large change must be typed twice. */
const PriceField = ({ kind, from, typed, again, isReminded, onType, onAgain }: PriceFieldProps) => {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const isMissing = typed === null || isUnread(typed);
  const isFar = !isMissing && isLargePriceChange(from, typed);
  return (
    <>
      <Field
        label={fieldLabel(priceFieldOf[kind], useLocale())}
        hint={from !== null && formatMessage(messages.now, { price: format.number(from) })}
        error={isReminded && isMissing && formatMessage(messages.missing)}
      >
        <NumberInput value={typed} onValueChange={onType} writing={bahtWriting} start={bahtSign} />
      </Field>
      {isFar && (
        <Field
          label={formatMessage(messages.again, { price: format.number(typed) })}
          hint={formatMessage(messages.far)}
          error={isReminded && again !== typed && formatMessage(messages.notTheSame)}
        >
          <NumberInput value={again} onValueChange={onAgain} writing={bahtWriting} start={bahtSign} />
        </Field>
      )}
    </>
  );
};

export interface PriceDialogProps {
  /** Published listings; one or many. */
  assets: readonly MemberAssetSummary[];
  onEnd: () => void;
}

/** Changes the prices of listings at once. Listings whose price could not be changed stay in the dialog. */
export const PriceDialog = ({ assets, onEnd }: PriceDialogProps) => {
  const { formatMessage } = useIntl();
  const titleOf = useAssetTitle();
  const { done, failed } = useOutcome();
  const [setPrice] = useSetMyAssetPriceMutation();
  const [takeBack] = useTakeBackMyAssetPriceMutation();
  const [typed, setTyped] = useState<TypedPrices>({});
  const [again, setAgain] = useState<TypedPrices>({});
  const [left, setLeft] = useState(assets);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isReminded, setIsReminded] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const keyOf = ({ id }: MemberAssetSummary, kind: PriceKind) => `${id} ${kind}`;
  const priceOf = (asset: MemberAssetSummary, kind: PriceKind) => asset[priceFieldOf[kind]];
  const shownPrice = (asset: MemberAssetSummary, kind: PriceKind) => {
    const key = keyOf(asset, kind);
    return key in typed ? typed[key]! : priceOf(asset, kind);
  };

  const lower = (percent: number) => {
    const all = left.flatMap((asset) => priceKindsOf(asset).map((kind) => [asset, kind] as const));
    setTyped(
      Object.fromEntries(all.map(([asset, kind]) => [keyOf(asset, kind), loweredPrice(priceOf(asset, kind), percent)])),
    );
  };

  const undo = async (ids: readonly number[]) => {
    for (const id of ids) {
      const { error } = await takeBack(id);
      if (error) failed(error);
    }
  };

  const save = async () => {
    const plan = left.map((asset) => ({ asset, ...newPricesOf(asset, { typed, again }) }));
    if (plan.some(({ isReady }) => !isReady)) return setIsReminded(true);
    setIsBusy(true);
    const changed: number[] = [];
    const failedAssets: MemberAssetSummary[] = [];
    let last: CallFailure | null = null;
    for (const { asset, prices } of plan) {
      if (prices.length === 0) continue;
      const { error } = await setPrice({ id: asset.id, prices });
      if (error) {
        failedAssets.push(asset);
        last = error as CallFailure;
      } else changed.push(asset.id);
    }
    setIsBusy(false);
    if (changed.length > 0)
      done(formatMessage(messages.done, { count: changed.length }), () => void undo(changed), 'prices');
    if (last === null) return onEnd();
    setLeft(failedAssets);
    setFailure(last);
  };

  return (
    <Dialog
      open
      size="sm"
      onClose={onEnd}
      title={<FormattedMessage {...messages.title} values={{ count: assets.length }} />}
      closeLabel={formatMessage(messages.close)}
      footer={
        <>
          <Button variant="outline" onClick={onEnd}>
            <FormattedMessage {...messages.close} />
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        {left.length > 1 && (
          <HStack gap={2} wrap role="group" aria-label={formatMessage(messages.lowerAll)}>
            {cuts.map((percent) => (
              <ChipButton key={percent} selected={false} onClick={() => lower(percent)}>
                <FormattedMessage {...messages.lower} values={{ percent }} />
              </ChipButton>
            ))}
          </HStack>
        )}
        {left.map((asset) => (
          <Stack key={asset.id} gap={3} role="group" aria-label={titleOf(asset)}>
            <Heading level={3} size="sm">
              {titleOf(asset)}
            </Heading>
            {priceKindsOf(asset).map((kind) => (
              <PriceField
                key={kind}
                kind={kind}
                from={priceOf(asset, kind)}
                typed={shownPrice(asset, kind)}
                again={again[keyOf(asset, kind)] ?? null}
                isReminded={isReminded}
                onType={(value) => setTyped({ ...typed, [keyOf(asset, kind)]: value })}
                onAgain={(value) => setAgain({ ...again, [keyOf(asset, kind)]: value })}
              />
            ))}
          </Stack>
        ))}
        {failure && (
          <Notice tone="danger" role="alert">
            {failure.status === 0 && <FormattedMessage {...messages.offline} />}
            {failure.code === 'stale_version' && <FormattedMessage {...messages.changedElsewhere} />}
            {failure.status !== 0 && failure.code !== 'stale_version' && failure.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
};
