import { assetStatuses, propertyTypes, type MemberAssetSummary } from '@yoodee/api-contract';
import { pricesOf, Price, textIn } from '@yoodee/asset-view';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Badge, Button, Heading, HStack, Icon, Image, LinkButton, Progress, Text } from '@yoodee/ui-kit';
import { houseIcon } from '@yoodee/ui-kit/icons';
import type { CallFailure } from '@yoodee/api-client';
import { showToast } from '@yoodee/ui-kit/toaster';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveMyAssetMutation } from './my-assets.api.ts';
import { messages } from './my-account.messages.ts';
import styles from './my-account.module.css';

type Row = { asset: MemberAssetSummary };

const Cover = ({ asset: { cover } }: Row) => (
  <div className={styles.cover}>
    {cover ? (
      <Image
        imageKey={cover.key}
        sizes="160px"
        alt=""
        width={cover.width}
        height={cover.height}
        thumbhash={cover.thumbhash}
        ratio="4/3"
        rounded="md"
      />
    ) : (
      <span className={styles.noCover}>
        <Icon icon={houseIcon} size={32} />
      </span>
    )}
  </div>
);

const Actions = ({ asset, onRemove }: Row & { onRemove(): void }) => {
  const to = hrefs(useLocale());
  const isDraft = asset.status === 'draft';
  return (
    <HStack gap={2} wrap>
      <LinkButton size="sm" variant={isDraft ? 'solid' : 'outline'} href={to.createAssetStep(asset.id, 1)}>
        <FormattedMessage {...(isDraft ? messages.goOn : messages.edit)} />
      </LinkButton>
      {!isDraft && (
        <LinkButton size="sm" variant="outline" href={to.asset(asset.id)}>
          <FormattedMessage {...messages.view} />
        </LinkButton>
      )}
      <Button size="sm" variant="ghost" onClick={onRemove}>
        <FormattedMessage {...messages.remove} />
      </Button>
    </HStack>
  );
};

const RemoveQuestion = ({ asset, title, onKeep }: Row & { title: string; onKeep(): void }) => {
  const [remove, { isLoading }] = useRemoveMyAssetMutation();
  const intl = useIntl();
  const removeNow = async () => {
    const { error } = await remove(asset.id);
    if (!error) showToast({ type: 'success', title: intl.formatMessage(messages.removed, { title }) });
    else
      showToast({
        type: 'error',
        title: intl.formatMessage(messages.removeFailed),
        description: (error as CallFailure).message,
      });
  };
  return (
    <div className={styles.question} role="alertdialog" aria-label={title}>
      <Text>
        <FormattedMessage {...messages.removeQuestion} values={{ title }} />
      </Text>
      <HStack gap={2}>
        <Button size="sm" variant="danger" loading={isLoading} onClick={() => void removeNow()}>
          <FormattedMessage {...messages.removeConfirm} />
        </Button>
        <Button size="sm" variant="outline" autoFocus onClick={onKeep}>
          <FormattedMessage {...messages.keep} />
        </Button>
      </HStack>
    </div>
  );
};

const Figures = ({ asset }: Row) => {
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <Text size="sm" tone="muted" numeric>
      {asset.status !== 'draft' && (
        <>
          <FormattedMessage {...messages.views} values={{ count: asset.view_count }} />
          {' · '}
          <FormattedMessage {...messages.saves} values={{ count: asset.save_count }} />
          {' · '}
        </>
      )}
      <FormattedMessage {...messages.changed} values={{ when: format.relativeDays(asset.updated_at, now) }} />
    </Text>
  );
};

/** One of my assets: what it is, how it stands, what to do next. */
export const MyAssetRow = ({ asset }: Row) => {
  const locale = useLocale();
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const title = textIn(locale, asset.title_th, asset.title_en)?.text ?? intl.formatMessage(messages.untitled);
  const [price] = asset.listing_type
    ? pricesOf({
        listing_type: asset.listing_type,
        price_sale: asset.price_sale,
        price_rent_month: asset.price_rent_month,
        takeover_price: null,
        down_payment_asking: null,
        price_original_sale: null,
        price_original_rent: null,
      })
    : [];
  return (
    <li className={styles.row}>
      <Cover asset={asset} />
      <div className={styles.rowText}>
        <HStack gap={2} wrap>
          <Badge tone={asset.status === 'published' ? 'success' : 'neutral'}>
            {assetStatuses[asset.status][locale]}
          </Badge>
          <Text as="span" size="sm" tone="muted">
            {[asset.property_type && propertyTypes[asset.property_type][locale], asset.code]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </HStack>
        <Heading level={3}>{title}</Heading>
        {price && (
          <Text weight="medium">
            <Price price={price} />
          </Text>
        )}
        {asset.status === 'draft' && (
          <Progress
            label={intl.formatMessage(messages.completeness, { percent: asset.completeness })}
            percent={asset.completeness}
          />
        )}
        <Figures asset={asset} />
        {isAsking ? (
          <RemoveQuestion asset={asset} title={title} onKeep={() => setAsking(false)} />
        ) : (
          <Actions asset={asset} onRemove={() => setAsking(true)} />
        )}
      </div>
    </li>
  );
};
