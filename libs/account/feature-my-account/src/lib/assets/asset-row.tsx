import { useAssetTitle } from '@yoodee/account-ui-parts';
import '@yoodee/ui-kit/styles/checkbox.css';
import { metricDays } from '@yoodee/api-contract/asset-metrics';
import type { MemberAssetSummary } from '@yoodee/api-contract/member-assets';
import { isEditable, isShown, leadingPrice } from '@yoodee/asset-rules';
import { assetStatuses, propertyTypes, type AssetStatus } from '@yoodee/asset-rules/options';
import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Price } from '@yoodee/ui-asset-card';
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
  WholePhrases,
} from '@yoodee/ui-kit';
import { houseIcon } from '@yoodee/ui-kit/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssetMetricsPanel } from '../metrics/asset-metrics-panel.tsx';
import { AssetMenu, type AssetQuestion } from './asset-menu.tsx';
import { CloseQuestion, RemoveQuestion } from './asset-questions.tsx';
import { messages } from './asset-row.messages.ts';
import { HidingNote } from './hiding-note.tsx';
import { NextActionButton } from './next-action.tsx';
import { ChangePrices, PendingChanges } from './price-change.tsx';
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
  const price = leadingPrice(asset);
  return (
    price && (
      <Text weight="medium">
        <Price price={price} />
      </Text>
    )
  );
};

/** When a published listing expires; for other listings, when it was last changed. */
const Freshness = ({ asset: { status, confirmed_at, expires_at, updated_at } }: RowProps) => {
  const format = useFormat();
  const [now] = useState(() => new Date());
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
      <FormattedMessage {...messages.inDays} values={{ days: metricDays }} />
    </span>
  </Text>
);

const Title = ({ asset, title }: RowProps & { title: string }) => {
  const to = hrefs(useLocale());
  const { id } = asset;
  return (
    <Heading level={3} size="sm">
      <a className={styles.title} href={isShown(asset) ? to.asset(id) : to.createAssetStep(id, 1)}>
        <WholePhrases>{title}</WholePhrases>
      </a>
    </Heading>
  );
};

const Actions = ({
  asset,
  title,
  hasMetrics,
  metricsId,
  onMetrics,
}: RowProps & { title: string; hasMetrics: boolean; metricsId: string; onMetrics(): void }) => {
  const actions = useAssetActions(asset);
  const [question, setQuestion] = useState<AssetQuestion | null>(null);
  const asked = { asset, title, actions, onEnd: () => setQuestion(null) };
  return (
    <HStack gap={2} wrap>
      <NextActionButton asset={asset} actions={actions} />
      {asset.status !== 'draft' && (
        <Button size="sm" variant="outline" aria-expanded={hasMetrics} aria-controls={metricsId} onClick={onMetrics}>
          <FormattedMessage {...messages.figures} />
        </Button>
      )}
      {asset.status !== 'draft' && isEditable(asset) && <ChangePrices assets={[asset]} />}
      <AssetMenu asset={asset} title={title} actions={actions} onAsk={setQuestion} />
      <CloseQuestion {...asked} isOpen={question === 'close'} />
      <RemoveQuestion {...asked} isOpen={question === 'remove'} />
    </HStack>
  );
};

/** Selects a listing for the bulk action. */
export interface RowSelection {
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

/** One listing of the member: title and price, state, and next action. */
export const AssetRow = ({ asset, selection }: RowProps & { selection: RowSelection | null }) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const metricsId = useId();
  const [hasMetrics, setMetrics] = useState(false);
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
        {asset.hiding ? (
          <HidingNote assetId={asset.id} title={title} hiding={asset.hiding} />
        ) : (
          <Freshness asset={asset} />
        )}
        <PendingChanges asset={asset} />
      </div>
      <div className={styles.actions}>
        <Actions {...{ asset, title, hasMetrics, metricsId }} onMetrics={() => setMetrics((isShown) => !isShown)} />
      </div>
      <div id={metricsId} className={styles.figures} hidden={!hasMetrics}>
        {hasMetrics && <AssetMetricsPanel assetId={asset.id} title={title} />}
      </div>
    </li>
  );
};
