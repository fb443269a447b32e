import { isAvailable, staleAfterDays } from '@yoodee/asset-rules';
import {
  assetCardMessages as cardMessages,
  DetailHeading,
  Price,
  TitleLevel,
  type ShownText,
} from '@yoodee/ui-asset-card';
import { Badge, HStack, Icon, type IconData, Notice, Stack, Text, WholePhrases, withWholeWords } from '@yoodee/ui-kit';
import {
  bathIcon,
  bedIcon,
  carIcon,
  clockIcon,
  landPlotIcon,
  mapPinIcon,
  scalingIcon,
  shieldCheckIcon,
} from '@yoodee/ui-kit/icons';
import { AssetCosts } from '@yoodee/ui-purchase-costs';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './asset-detail.messages.ts';
import type { AssetDetailView } from './asset-detail.view.ts';
import { Amenities, AssetFacts } from './asset-facts.tsx';
import { AssetGallery } from './gallery/asset-gallery.tsx';
import { AssetPlace } from './place/asset-place.tsx';
import { SellerCard } from './seller-card.tsx';
import { PriceHistory } from './price-history/price-history.tsx';
import { ShownTexts } from './shown-texts.tsx';
import styles from './asset-detail.module.css';

type Viewed = { asset: AssetDetailView };

const KeyFact = ({ icon, children }: { icon: IconData; children: ReactNode }) => (
  <li className={styles.keyFact}>
    <Icon icon={icon} size={24} />
    <span>{children}</span>
  </li>
);

const KeyFacts = ({ asset: { keyFacts } }: Viewed) => {
  const { bedrooms, bathrooms, parking, usable, land } = keyFacts;
  return (
    <ul className={styles.keyFacts}>
      {bedrooms !== null && (
        <KeyFact icon={bedIcon}>
          {bedrooms === 0 ? (
            <FormattedMessage {...cardMessages.studio} />
          ) : (
            <FormattedMessage {...cardMessages.bedrooms} values={{ count: bedrooms }} />
          )}
        </KeyFact>
      )}
      {bathrooms !== null && bathrooms > 0 && (
        <KeyFact icon={bathIcon}>
          <FormattedMessage
            {...(bedrooms === null ? cardMessages.toilets : cardMessages.bathrooms)}
            values={{ count: bathrooms }}
          />
        </KeyFact>
      )}
      {usable && <KeyFact icon={scalingIcon}>{usable}</KeyFact>}
      {land && <KeyFact icon={landPlotIcon}>{land}</KeyFact>}
      {parking !== null && parking > 0 && (
        <KeyFact icon={carIcon}>
          <FormattedMessage {...messages.parking} values={{ count: parking }} />
        </KeyFact>
      )}
    </ul>
  );
};

/** The id of the seller's card, for links to it. */
const contactAnchor = 'contact';

/** Available, or soon available. */
const isOpen = (asset: AssetDetailView) => isAvailable(asset) || asset.status === 'draft';

const StatusNotice = ({ asset: { status } }: Viewed) =>
  (status === 'sold' || status === 'rented' || status === 'reserved' || status === 'expired') && (
    <Notice tone="warning">
      <FormattedMessage {...messages[status]} />
    </Notice>
  );

const Prices = ({ asset: { prices, perUnit } }: Viewed) => (
  <div>
    {prices.map((price) => (
      <p key={price.kind} className={price === prices[0] ? styles.price : styles.otherPrice}>
        <Price price={price} />
      </p>
    ))}
    {perUnit.length > 0 && (
      <Text size="sm" tone="muted" numeric>
        {perUnit.join(' · ')}
      </Text>
    )}
  </div>
);

/** Says that the English title and names were not written by the seller, with the seller's title. */
const OriginalTitle = ({ title: { text, lang } }: { title: ShownText }) => (
  <Text size="sm" tone="muted">
    <FormattedMessage
      {...messages.originalTitle}
      values={{ title: text, thai: (words) => <span lang={lang}>{words}</span> }}
    />
  </Text>
);

const Summary = ({ asset, actions }: Viewed & { actions: ReactNode }) => (
  <header className={styles.summary}>
    <div className={styles.kind}>
      <Text tone="muted">{asset.kind}</Text>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    <DetailHeading depth={0} lang={asset.title.lang}>
      <WholePhrases>{asset.title.text}</WholePhrases>
    </DetailHeading>
    {asset.originalTitle && <OriginalTitle title={asset.originalTitle} />}
    {asset.place.length > 0 && (
      <HStack gap={2} className={styles.muted}>
        <Icon icon={mapPinIcon} />
        <span>
          <ShownTexts texts={asset.place} />
        </span>
      </HStack>
    )}
    <Prices asset={asset} />
    <KeyFacts asset={asset} />
  </header>
);

const Description = ({ asset: { description } }: Viewed) =>
  description && (
    <section className={`${styles.section} ${styles.description}`}>
      <DetailHeading depth={1}>
        <FormattedMessage {...messages.description} />
      </DetailHeading>
      {description.lang === 'th' && (
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.onlyThai} />
        </Text>
      )}
      {/* The API sanitises descriptions when they are written; nothing else is ever stored. */}
      <div
        className={styles.prose}
        lang={description.lang}
        dangerouslySetInnerHTML={{ __html: withWholeWords(description.text) }}
      />
    </section>
  );

const Freshness = ({ asset: { confirmed, isStale, firstListed, code } }: Viewed) => (
  <ul className={styles.freshness}>
    {confirmed && (
      <li className={isStale ? undefined : styles.fresh}>
        <Icon icon={isStale ? clockIcon : shieldCheckIcon} size={16} />
        <FormattedMessage {...messages.confirmed} values={{ when: confirmed }} />
      </li>
    )}
    {isStale && (
      <li>
        <Badge tone="warning">
          <FormattedMessage {...messages.stale} values={{ days: staleAfterDays }} />
        </Badge>
      </li>
    )}
    {firstListed && (
      <li>
        <FormattedMessage {...messages.firstListed} values={{ date: firstListed }} />
      </li>
    )}
    <li>
      <FormattedMessage {...messages.code} values={{ code }} />
    </li>
  </ul>
);

export interface AssetDetailProps extends Viewed {
  /** Heading level of the title; 2 where the asset is part of a page. */
  titleLevel?: 1 | 2;
  /** Actions at the top: save, compare, share. */
  actions?: ReactNode;
  /** Contact channels, in the seller's card; not for an asset that is no longer on offer. */
  contact?: ReactNode;
  /** The price beside those of similar assets. */
  comparison?: ReactNode;
  /** What is around the asset, below its map. */
  surroundings?: ReactNode;
  /** The button to report a problem, at the end. */
  report?: ReactNode;
  /** Similar assets: at the end, but at the top if the asset is no longer on offer. */
  similar?: ReactNode;
}

/** The detail view of an asset, for visitors and for the owner's preview. */
export const AssetDetail = ({
  asset,
  titleLevel = 1,
  actions,
  contact,
  comparison,
  surroundings,
  report,
  similar,
}: AssetDetailProps) => (
  <TitleLevel value={titleLevel}>
    <article className={styles.page}>
      <AssetGallery
        title={asset.title.text}
        images={asset.images}
        floorPlans={asset.floorPlans}
        video={asset.video}
        isLand={asset.isLand}
      />
      <StatusNotice asset={asset} />
      {!isOpen(asset) && similar}
      <div className={styles.columns}>
        <Stack gap={8} className={styles.main}>
          <Summary asset={asset} actions={actions} />
          <Freshness asset={asset} />
          {asset.hasDoubtfulTitle && (
            <Notice tone="warning">
              <FormattedMessage {...messages.doubtfulTitle} />
            </Notice>
          )}
          <Description asset={asset} />
          <AssetFacts
            groups={asset.groups}
            notStated={asset.notStated}
            contactId={asset.seller && isOpen(asset) ? contactAnchor : undefined}
          />
          <Amenities title="features" amenities={asset.features} />
          <Amenities title="facilities" amenities={asset.facilities} />
          <AssetPlace address={asset.address} stations={asset.stations} point={asset.point}>
            {isOpen(asset) && surroundings}
          </AssetPlace>
          {isOpen(asset) && comparison}
          {asset.costs && <AssetCosts costs={asset.costs} />}
          <PriceHistory histories={asset.priceHistories} firstListed={asset.firstListed} />
          {report && <div className={styles.report}>{report}</div>}
        </Stack>
        {asset.seller && (
          <aside id={contactAnchor} className={styles.aside}>
            <SellerCard seller={asset.seller} contact={contact} isOpen={isOpen(asset)} />
          </aside>
        )}
      </div>
      {isOpen(asset) && similar}
    </article>
  </TitleLevel>
);
