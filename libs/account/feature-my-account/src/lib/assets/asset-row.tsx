import { assetStatuses, isShown, propertyTypes, type AssetStatus, type MemberAssetSummary } from '@yoodee/api-contract';
import { Price, pricesOf } from '@yoodee/asset-view';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import {
  Badge,
  type BadgeProps,
  Button,
  Heading,
  HStack,
  Icon,
  Image,
  Progress,
  Text,
  WholeWords,
} from '@yoodee/ui-kit';
import { houseIcon } from '@yoodee/ui-kit/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssetFiguresPanel } from '../figures/asset-figures-panel.tsx';
import { useAssetTitle } from '../parts/asset-title.ts';
import { AssetMenu, type AssetQuestion } from './asset-menu.tsx';
import { CloseQuestion, RemoveQuestion } from './asset-questions.tsx';
import { messages } from './asset-row.messages.ts';
import { NextActionButton } from './next-action.tsx';
import { useAssetActions } from './use-asset-actions.ts';
import styles from './assets.module.css';

interface RowProps {
  asset: MemberAssetSummary;
}

const tones: Record<AssetStatus, BadgeProps['tone']> = {
  draft: 'neutral',
  published: 'success',
  paused: 'neutral',
  reserved: 'accent',
  sold: 'neutral',
  rented: 'neutral',
  expired: 'warning',
  hidden: 'danger',
  deleted: 'neutral',
};

const Cover = ({ asset: { cover } }: RowProps) =>
  cover ? (
    <Image
      imageKey={cover.key}
      sizes="176px"
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
  );

const Prices = ({ asset }: RowProps) => {
  if (!asset.listing_type) return null;
  const [price] = pricesOf({
    listing_type: asset.listing_type,
    price_sale: asset.price_sale,
    price_rent_month: asset.price_rent_month,
    takeover_price: null,
    down_payment_asking: null,
    price_original_sale: null,
    price_original_rent: null,
  });
  return (
    price && (
      <Text weight="medium">
        <Price price={price} />
      </Text>
    )
  );
};

/** How fresh it is, in words: until when it is shown, or when it was changed last. */
const Freshness = ({ asset: { status, confirmed_at, expires_at, updated_at } }: RowProps) => {
  const format = useFormat();
  const [now] = useState(() => new Date());
  if (status === 'hidden')
    return (
      <Text size="sm">
        <FormattedMessage {...messages.hidden} />
      </Text>
    );
  const isShown = status === 'published' && confirmed_at !== null && expires_at !== null;
  return (
    <Text size="sm" tone="muted">
      {isShown ? (
        <>
          <FormattedMessage {...messages.confirmed} values={{ when: format.relativeDays(confirmed_at, now) }} />
          {' · '}
          <FormattedMessage {...messages.expires} values={{ date: format.date(expires_at) }} />
        </>
      ) : (
        <FormattedMessage {...messages.changed} values={{ when: format.relativeDays(updated_at, now) }} />
      )}
    </Text>
  );
};

const Sums = ({ asset: { figures } }: RowProps) => (
  <Text size="sm" numeric>
    <FormattedMessage {...messages.views} values={{ count: figures.views }} />
    {' · '}
    <FormattedMessage {...messages.saves} values={{ count: figures.saves }} />
    {' · '}
    <FormattedMessage {...messages.leads} values={{ count: figures.leads }} />{' '}
    <span className={styles.muted}>
      <FormattedMessage {...messages.inDays} />
    </span>
  </Text>
);

const Title = ({ asset, title }: RowProps & { title: string }) => {
  const to = hrefs(useLocale());
  const { id } = asset;
  return (
    <Heading level={3} size="sm">
      <a className={styles.title} href={isShown(asset) ? to.asset(id) : to.createAssetStep(id, 1)}>
        <WholeWords>{title}</WholeWords>
      </a>
    </Heading>
  );
};

const Actions = ({
  asset,
  title,
  hasFigures,
  figuresId,
  onFigures,
}: RowProps & { title: string; hasFigures: boolean; figuresId: string; onFigures(): void }) => {
  const actions = useAssetActions(asset);
  const [question, setQuestion] = useState<AssetQuestion | null>(null);
  const asked = { asset, title, actions, onEnd: () => setQuestion(null) };
  return (
    <HStack gap={2} wrap>
      <NextActionButton asset={asset} actions={actions} />
      {asset.status !== 'draft' && (
        <Button size="sm" variant="outline" aria-expanded={hasFigures} aria-controls={figuresId} onClick={onFigures}>
          <FormattedMessage {...messages.figures} />
        </Button>
      )}
      <AssetMenu asset={asset} title={title} actions={actions} onAsk={setQuestion} />
      <CloseQuestion {...asked} isOpen={question === 'close'} />
      <RemoveQuestion {...asked} isOpen={question === 'remove'} />
    </HStack>
  );
};

/** Selects a listing to be confirmed together with others. */
export interface RowSelection {
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

/** One of my listings: what it is, how it stands, what to do next. */
export const AssetRow = ({ asset, selection }: RowProps & { selection: RowSelection | null }) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const figuresId = useId();
  const [hasFigures, setFigures] = useState(false);
  const title = useAssetTitle()(asset);
  const kind = asset.property_type && propertyTypes[asset.property_type][locale];
  return (
    <li className={styles.row} data-selected={selection?.isSelected || undefined}>
      <div className={styles.cover}>
        <Cover asset={asset} />
        {selection && (
          <label className={styles.select}>
            <input
              type="checkbox"
              className="y-checkbox__control"
              aria-label={formatMessage(messages.select, { title })}
              checked={selection.isSelected}
              onChange={({ currentTarget }) => selection.onSelect(currentTarget.checked)}
            />
          </label>
        )}
      </div>
      <div className={styles.text}>
        <HStack gap={2} wrap>
          <Badge tone={tones[asset.status]}>{assetStatuses[asset.status][locale]}</Badge>
          <Text as="span" size="sm" tone="muted">
            {[kind, asset.code].filter(Boolean).join(' · ')}
          </Text>
        </HStack>
        <Title asset={asset} title={title} />
        <Prices asset={asset} />
        {asset.status === 'draft' ? (
          <Progress
            label={formatMessage(messages.completeness, { percent: asset.completeness })}
            percent={asset.completeness}
          />
        ) : (
          <Sums asset={asset} />
        )}
        <Freshness asset={asset} />
      </div>
      <div className={styles.actions}>
        <Actions {...{ asset, title, hasFigures, figuresId }} onFigures={() => setFigures((isShown) => !isShown)} />
      </div>
      <div id={figuresId} className={styles.figures} hidden={!hasFigures}>
        {hasFigures && <AssetFiguresPanel assetId={asset.id} title={title} />}
      </div>
    </li>
  );
};
