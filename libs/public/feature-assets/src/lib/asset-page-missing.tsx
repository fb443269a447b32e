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

/** For an asset that was permanently removed (410). */
const RemovedAsset = () => {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <Container className={styles.missing}>
      <title>{`${formatMessage(messages.gone)} | ${brand.name[locale]}`}</title>
      <Stack gap={3} align="start">
        <Heading level={1}>
          <FormattedMessage {...messages.gone} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.goneText} />
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
  /** 410: permanently removed; 404: unknown, or currently not public. */
  status: 404 | 410;
  similar: SimilarView | null;
}

/** Replaces the page of a missing asset: an explanation, links to other pages, and the document's title. */
export const AssetMissing = ({ status, similar }: AssetMissingProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {status === 410 ? (
        <RemovedAsset />
      ) : (
        <ErrorPage status={status} description={formatMessage(messages.unknownText)} action={<ToSearch />} />
      )}
      {similar && (
        <Container className={styles.missing}>
          <SimilarAssets similar={similar} />
        </Container>
      )}
    </>
  );
};
