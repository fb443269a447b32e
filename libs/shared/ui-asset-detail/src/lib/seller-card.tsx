import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { DetailHeading } from '@yoodee/ui-asset-card';
import { Avatar, Card, CardBody, HStack, Icon, Link, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { badgeCheckIcon, facebookIcon, lineIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AssetDetailView } from './asset-detail.view.ts';
import { messages } from './seller-card.messages.ts';
import styles from './asset-detail.module.css';

type Seller = NonNullable<AssetDetailView['seller']>;

const lineUrl = (id: string) => `https://line.me/R/ti/p/~${encodeURIComponent(id)}`;
const facebookUrl = (handle: string) =>
  handle.startsWith('https://') ? handle : `https://www.facebook.com/${encodeURIComponent(handle)}`;

const Channels = ({ seller }: { seller: Seller }) => (
  <>
    {seller.line_id && (
      <LinkButton variant="line" href={lineUrl(seller.line_id)} rel="noopener nofollow" target="_blank">
        <Icon icon={lineIcon} />
        <FormattedMessage {...messages.line} />
      </LinkButton>
    )}
    {seller.facebook && (
      <LinkButton variant="outline" href={facebookUrl(seller.facebook)} rel="noopener nofollow" target="_blank">
        <Icon icon={facebookIcon} />
        <FormattedMessage {...messages.facebook} />
      </LinkButton>
    )}
  </>
);

export interface SellerCardProps {
  seller: Seller;
  /** Contact channels; by default, links to the channels that the seller enabled. */
  contact?: ReactNode;
  /** Whether the asset is still on offer. */
  isOpen: boolean;
}

/** The seller: facts about them, and their enabled contact channels. */
export const SellerCard = ({ seller, contact, isOpen }: SellerCardProps) => {
  const locale = useLocale();
  return (
    <Card variant="outline">
      <CardBody>
        <Stack gap={4}>
          <HStack gap={3}>
            <Avatar name={seller.name.text} src={seller.image_url} lang={seller.name.lang} size="lg" />
            <div className={styles.seller}>
              <Text size="sm" tone="muted">
                <FormattedMessage {...messages.title} />
                {seller.role && ` · ${seller.role}`}
              </Text>
              <DetailHeading depth={1} size="sm">
                <Link href={hrefs(locale).member(seller.id)} lang={seller.name.lang}>
                  {seller.name.text}
                </Link>
              </DetailHeading>
              {seller.original && (
                <Text size="sm" tone="muted" lang={seller.original.lang}>
                  {seller.original.text}
                </Text>
              )}
            </div>
          </HStack>
          <ul className={styles.sellerFacts}>
            {seller.phone_verified && (
              <li>
                <Icon icon={badgeCheckIcon} size={16} />
                <FormattedMessage {...messages.phoneVerified} />
              </li>
            )}
            {seller.line_linked && (
              <li>
                <Icon icon={badgeCheckIcon} size={16} />
                <FormattedMessage {...messages.lineLinked} />
              </li>
            )}
            <li className={styles.muted}>
              <FormattedMessage {...messages.since} values={{ date: seller.since }} />
              {' · '}
              <FormattedMessage {...messages.active} values={{ count: seller.active_assets }} />
            </li>
          </ul>
          {isOpen && (contact ?? <Channels seller={seller} />)}
        </Stack>
      </CardBody>
    </Card>
  );
};
