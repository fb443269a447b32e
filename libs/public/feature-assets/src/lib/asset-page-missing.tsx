import { useLocale } from '@yoodee/i18n';
import { ErrorPage } from '@yoodee/layouts';
import { brand, hrefs } from '@yoodee/site';
import { Container, Heading, HStack, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-page.messages.ts';
import { SimilarAssets } from './similar/similar-assets.tsx';
import type { SimilarView } from './similar/similar-assets.view.ts';
import styles from './asset-page.module.css';

const ToSearch = () => (
  <LinkButton href={hrefs(useLocale()).assets}>
    <FormattedMessage {...messages.search} />
  </LinkButton>
);

const reasons = {
  gone: { title: messages.gone, text: messages.goneText },
  paused: { title: messages.paused, text: messages.pausedText },
} as const;

/** For an asset that was public before. */
const FormerAsset = ({ reason }: { reason: keyof typeof reasons }) => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { title, text } = reasons[reason];
  return (
    <Container className={styles.missing}>
      <title>{`${formatMessage(title)} | ${brand.name[locale]}`}</title>
      <Stack gap={3} align="start">
        <Heading level={1}>
          <FormattedMessage {...title} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...text} />
        </Text>
        <HStack gap={3} wrap>
          <ToSearch />
          <LinkButton variant="outline" href={hrefs(locale).home}>
            <FormattedMessage {...messages.home} />
          </LinkButton>
        </HStack>
      </Stack>
    </Container>
  );
};

export interface AssetMissingProps {
  /** Removed for good (410); paused by its seller, or unknown (404). */
  reason: 'gone' | 'paused' | 'unknown';
  similar: SimilarView | null;
}

/** Replaces the page of a missing asset: an explanation, links to other pages, and the document's title. */
export const AssetMissing = ({ reason, similar }: AssetMissingProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <meta name="robots" content="noindex" />
      {reason !== 'unknown' ? (
        <FormerAsset reason={reason} />
      ) : (
        <ErrorPage status={404} description={formatMessage(messages.unknownText)} action={<ToSearch />} />
      )}
      {similar && (
        <Container className={styles.missing}>
          <SimilarAssets similar={similar} />
        </Container>
      )}
    </>
  );
};
