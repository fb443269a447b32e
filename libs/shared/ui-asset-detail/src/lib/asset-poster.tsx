import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { DetailHeading, typedText } from '@yoodee/ui-asset-card';
import { Avatar, Card, CardBody, HStack, Icon, Link, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { badgeCheckIcon, facebookIcon, lineIcon } from '@yoodee/ui-kit/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AssetDetailView } from './asset-detail.view.ts';
import { messages } from './asset-poster.messages.ts';
import styles from './asset-detail.module.css';

type Poster = NonNullable<AssetDetailView['poster']>;

const lineUrl = (id: string) => `https://line.me/R/ti/p/~${encodeURIComponent(id)}`;
const facebookUrl = (handle: string) =>
  handle.startsWith('https://') ? handle : `https://www.facebook.com/${encodeURIComponent(handle)}`;

const Channels = ({ poster }: { poster: Poster }) => (
  <>
    {poster.line_id && (
      <LinkButton variant="line" href={lineUrl(poster.line_id)} rel="noopener nofollow" target="_blank">
        <Icon icon={lineIcon} />
        <FormattedMessage {...messages.line} />
      </LinkButton>
    )}
    {poster.facebook && (
      <LinkButton variant="outline" href={facebookUrl(poster.facebook)} rel="noopener nofollow" target="_blank">
        <Icon icon={facebookIcon} />
        <FormattedMessage {...messages.facebook} />
      </LinkButton>
    )}
  </>
);

export interface AssetPosterProps {
  poster: Poster;
  /** Contact channels; by default, links to the channels that the seller enabled. */
  contact?: ReactNode;
  /** Whether the asset is still on offer. */
  isOpen: boolean;
}

/** The seller: facts about them, and their enabled contact channels. */
export const AssetPoster = ({ poster, contact, isOpen }: AssetPosterProps) => {
  const locale = useLocale();
  return (
    <Card variant="outline">
      <CardBody>
        <Stack gap={4}>
          <HStack gap={3}>
            <Avatar name={poster.display_name} src={poster.image_url} size="lg" />
            <div className={styles.poster}>
              <Text size="sm" tone="muted">
                <FormattedMessage {...messages.title} />
                {poster.role && ` · ${poster.role}`}
              </Text>
              <DetailHeading depth={1} size="sm">
                <Link href={hrefs(locale).member(poster.id)} lang={typedText(locale, poster.display_name).lang}>
                  {poster.display_name}
                </Link>
              </DetailHeading>
            </div>
          </HStack>
          <ul className={styles.posterFacts}>
            {poster.phone_verified && (
              <li>
                <Icon icon={badgeCheckIcon} size={16} />
                <FormattedMessage {...messages.phoneVerified} />
              </li>
            )}
            {poster.line_linked && (
              <li>
                <Icon icon={badgeCheckIcon} size={16} />
                <FormattedMessage {...messages.lineLinked} />
              </li>
            )}
            <li className={styles.muted}>
              <FormattedMessage {...messages.since} values={{ date: poster.since }} />
              {' · '}
              <FormattedMessage {...messages.active} values={{ count: poster.active_assets }} />
            </li>
          </ul>
          {isOpen && (contact ?? <Channels poster={poster} />)}
        </Stack>
      </CardBody>
    </Card>
  );
};
