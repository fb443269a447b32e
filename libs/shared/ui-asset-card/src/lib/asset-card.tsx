import { useFormat, useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import {
  Badge,
  Card,
  CardAction,
  CardBody,
  CardLink,
  CardMedia,
  Heading,
  Icon,
  type IconData,
  Text,
  WholePhrases,
} from '@yoodee/ui-kit';
import {
  bathIcon,
  bedIcon,
  cameraIcon,
  landPlotIcon,
  mapPinIcon,
  scalingIcon,
  trainFrontIcon,
} from '@yoodee/ui-kit/icons';
import { use, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-card.messages.ts';
import type { AssetCardView, CardBadge } from './asset-card.view.ts';
import { nameInSentence } from './asset-text.ts';
import { CardActionProvider } from './card-action.ts';
import { CardPictures } from './card-pictures.tsx';
import { Price } from './price.tsx';
import styles from './asset-card.module.css';

export interface AssetCardProps {
  asset: AssetCardView;
  /** Width of the card's picture by screen, e.g. `"100vw sm:50vw lg:300px"`. */
  sizes: string;
  /** The first card of a page: its cover is the LCP element. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** Lets visitors swipe through the first photographs. Not in a row of cards that scrolls sideways itself. */
  canSwipe?: boolean;
}

const bargains: ReadonlySet<CardBadge> = new Set(['price_reduced', 'quick_sale']);

const Fact = ({ icon, children }: { icon: IconData; children: ReactNode }) => (
  <li className={styles.fact}>
    <Icon icon={icon} size={16} />
    {children}
  </li>
);

const Facts = ({ asset: { bedrooms, bathrooms, usableSqm, land } }: { asset: AssetCardView }) => {
  const format = useFormat();
  return (
    <ul className={styles.facts}>
      {bedrooms !== null && (
        <Fact icon={bedIcon}>
          {bedrooms === 0 ? (
            <FormattedMessage {...messages.studio} />
          ) : (
            <FormattedMessage {...messages.bedrooms} values={{ count: bedrooms }} />
          )}
        </Fact>
      )}
      {bathrooms !== null && bathrooms > 0 && (
        <Fact icon={bathIcon}>
          <FormattedMessage
            {...(bedrooms === null ? messages.toilets : messages.bathrooms)}
            values={{ count: bathrooms }}
          />
        </Fact>
      )}
      {usableSqm !== null && <Fact icon={scalingIcon}>{format.area(usableSqm)}</Fact>}
      {land && <Fact icon={landPlotIcon}>{format.land(land)}</Fact>}
    </ul>
  );
};

/** Short facts in one line, with dots between them that no line begins or ends with. */
const Dotted = ({ notes }: { notes: readonly string[] }) => (
  <span className={styles.dotted}>
    {notes.map((note) => (
      <span key={note}>{note}</span>
    ))}
  </span>
);

/** Nothing if all notes are absent. */
const Notes = ({ notes }: { notes: readonly (string | null)[] }) => {
  const present = notes.filter((note) => note !== null);
  return (
    present.length > 0 && (
      <Text size="sm" tone="muted">
        <Dotted notes={present} />
      </Text>
    )
  );
};

/** An asset in a list: cover, price, what it is, where it is. The complete card leads to its page. */
export const AssetCard = ({ asset, sizes, priority = false, headingLevel = 2, canSwipe = false }: AssetCardProps) => {
  const { title, badge, station, instalment, sellerListings, confirmed } = asset;
  const [main, other] = asset.prices;
  const onTheWay = asset.journeys ?? (station === null ? [] : [station]);
  const action = use(CardActionProvider);
  const format = useFormat();
  const intl = useIntl();
  return (
    <Card>
      <CardMedia>
        <CardPictures asset={asset} sizes={sizes} priority={priority} canSwipe={canSwipe} />
        {badge && (
          <span className={styles.badge}>
            <Badge tone={bargains.has(badge) ? 'accent' : 'panel'}>
              <FormattedMessage {...messages[badge]} />
            </Badge>
          </span>
        )}
        {asset.imageCount > 1 && (
          <span className={styles.pictures} aria-hidden>
            <Icon icon={cameraIcon} size={16} />
            {asset.imageCount}
          </span>
        )}
      </CardMedia>
      <CardBody>
        {main && (
          <Text size="price">
            <Price price={main} />
          </Text>
        )}
        {other && (
          <Text size="sm" tone="muted">
            <Price price={other} />
          </Text>
        )}
        <Notes
          notes={[
            asset.perArea,
            instalment === null
              ? null
              : intl.formatMessage(messages.instalment, { amount: format.perUnit(instalment, 'month') }),
          ]}
        />
        <Heading level={headingLevel} size="sm" className={styles.title}>
          <CardLink href={hrefs(useLocale()).asset(asset.id)} lang={title.lang}>
            <WholePhrases>{title.text}</WholePhrases>
          </CardLink>
        </Heading>
        <Notes
          notes={[
            asset.kind,
            asset.deal,
            asset.seller,
            sellerListings === null ? null : intl.formatMessage(messages.sellerListings, { count: sellerListings }),
            confirmed === null ? null : intl.formatMessage(messages.confirmed, { when: confirmed }),
          ]}
        />
        <Facts asset={asset} />
        <Text size="sm" tone="muted" className={styles.line}>
          <Icon icon={onTheWay.length > 0 ? trainFrontIcon : mapPinIcon} size={16} />
          <Dotted notes={[asset.place, ...onTheWay]} />
        </Text>
      </CardBody>
      {action && (
        <CardAction>
          {action({ assetId: asset.id, title: nameInSentence({ ...asset, kind: `${asset.kind} · ${asset.deal}` }) })}
        </CardAction>
      )}
    </Card>
  );
};
