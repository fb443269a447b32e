import { useFormat } from '@yoodee/i18n';
import { Heading, HStack, Icon, Notice, Stack, Text, type IconData } from '@yoodee/ui-kit';
import {
  bathIcon,
  bedIcon,
  carIcon,
  landPlotIcon,
  mapPinIcon,
  scalingIcon,
  shieldCheckIcon,
} from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages as cardMessages } from './asset-card.messages.ts';
import { messages } from './asset-detail.messages.ts';
import type { AssetDetailView } from './asset-detail.view.ts';
import { Amenities, AssetFacts } from './asset-facts.tsx';
import { AssetGallery } from './asset-gallery.tsx';
import { AssetPlace } from './asset-place.tsx';
import { AssetPoster } from './asset-poster.tsx';
import { Price } from './price.tsx';
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
          <FormattedMessage {...cardMessages.bathrooms} values={{ count: bathrooms }} />
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

const StatusNotice = ({ asset: { status } }: Viewed) =>
  (status === 'sold' || status === 'rented' || status === 'reserved' || status === 'expired') && (
    <Notice tone="warning">
      <FormattedMessage {...messages[status]} />
    </Notice>
  );

const Summary = ({ asset }: Viewed) => (
  <header className={styles.summary}>
    <Text tone="muted">{asset.kind}</Text>
    <Heading level={1} lang={asset.title.lang}>
      {asset.title.text}
    </Heading>
    {asset.place && (
      <HStack gap={2} className={styles.muted}>
        <Icon icon={mapPinIcon} />
        {[asset.project, asset.place].filter(Boolean).join(' · ')}
      </HStack>
    )}
    <div>
      {asset.prices.map((price) => (
        <p key={price.kind} className={price === asset.prices[0] ? styles.price : styles.otherPrice}>
          <Price price={price} />
        </p>
      ))}
      {asset.perUnit.length > 0 && (
        <Text size="sm" tone="muted" numeric>
          {asset.perUnit.join(' · ')}
        </Text>
      )}
    </div>
    <KeyFacts asset={asset} />
  </header>
);

const Description = ({ asset: { description } }: Viewed) => {
  const isThaiOnly = description?.lang === 'th';
  return (
    description && (
      <section className={styles.section}>
        <Heading level={2}>
          <FormattedMessage {...messages.description} />
        </Heading>
        {isThaiOnly && (
          <Text size="sm" tone="muted">
            <FormattedMessage {...messages.onlyThai} />
          </Text>
        )}
        {/* The API sanitises descriptions when they are written; nothing else is ever stored. */}
        <div className={styles.prose} lang={description.lang} dangerouslySetInnerHTML={{ __html: description.text }} />
      </section>
    )
  );
};

const History = ({ asset: { priceChanges } }: Viewed) => {
  const format = useFormat();
  return (
    priceChanges.length > 0 && (
      <section className={styles.section}>
        <Heading level={2}>
          <FormattedMessage {...messages.priceHistory} />
        </Heading>
        <ul className={styles.history}>
          {priceChanges.map(({ date, from, to }) => (
            <li key={`${date} ${to}`}>
              <FormattedMessage
                {...messages.priceChange}
                values={{ date, from: format.baht(from), to: format.baht(to) }}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

const Freshness = ({ asset: { confirmed, firstListed, code } }: Viewed) => (
  <ul className={styles.freshness}>
    {confirmed && (
      <li>
        <Icon icon={shieldCheckIcon} size={16} />
        <FormattedMessage {...messages.confirmed} values={{ when: confirmed }} />
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

/** The page of an asset: what visitors see, and what its owner sees before publishing. */
export const AssetDetail = ({ asset }: Viewed) => (
  <article className={styles.page}>
    <AssetGallery images={asset.images} floorPlans={asset.floorPlans} />
    <div className={styles.columns}>
      <Stack gap={8} className={styles.main}>
        <StatusNotice asset={asset} />
        <Summary asset={asset} />
        <Freshness asset={asset} />
        {asset.hasDoubtfulTitle && (
          <Notice tone="warning">
            <FormattedMessage {...messages.doubtfulTitle} />
          </Notice>
        )}
        <Description asset={asset} />
        <AssetFacts groups={asset.groups} />
        <Amenities title="features" names={asset.features} />
        <Amenities title="facilities" names={asset.facilities} />
        <AssetPlace address={asset.address} stations={asset.stations} point={asset.point} />
        <History asset={asset} />
      </Stack>
      {asset.poster && (
        <aside className={styles.aside}>
          <AssetPoster poster={asset.poster} />
        </aside>
      )}
    </div>
  </article>
);
