import { useOutcome } from '@yoodee/account-ui-parts';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { isEditable } from '@yoodee/asset-rules';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Button, Link, Text } from '@yoodee/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTakeBackMyAssetPriceMutation } from '../my-account.api.ts';
import { messages } from './price-change.messages.ts';

const PriceDialog = lazy(() => import('./price-dialog.tsx').then((module) => ({ default: module.PriceDialog })));

/** A button that opens the price dialog. */
export const ChangePrices = ({ assets }: { assets: readonly MemberAssetSummary[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" disabled={assets.length === 0} onClick={() => setIsOpen(true)}>
        <FormattedMessage {...messages.change} />
      </Button>
      {isOpen && (
        <Suspense>
          <PriceDialog assets={assets} onEnd={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Unpublished changes of a listing, and a price change that can still be undone. */
export const PendingChanges = ({ asset }: { asset: MemberAssetSummary }) => {
  const locale = useLocale();
  const format = useFormat();
  const { failed } = useOutcome();
  const [takeBack, { isLoading }] = useTakeBackMyAssetPriceMutation();
  const [price] = asset.price_changes;
  const takeItBack = async () => {
    const { error } = await takeBack(asset.id);
    if (error) failed(error);
  };
  return (
    <>
      {asset.has_changes && isEditable(asset) && (
        <Text size="sm">
          <FormattedMessage {...messages.open} />{' '}
          <Link href={hrefs(locale).createAssetPreview(asset.id)}>
            <FormattedMessage {...messages.review} />
          </Link>
        </Text>
      )}
      {price && (
        <Text size="sm">
          <FormattedMessage {...messages.changed} values={{ price: format.number(price.from) }} />{' '}
          <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void takeItBack()}>
            <FormattedMessage {...messages.takeBack} />
          </Button>
        </Text>
      )}
    </>
  );
};
