import { useLocale } from '@yoodee/i18n';
import { brand, hrefs } from '@yoodee/site';
import { Container, Heading, HStack, LinkButton, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './asset-page.messages.ts';
import { SimilarAssets } from './asset-page-similar.tsx';
import type { SimilarView } from './asset-page-similar.view.ts';
import styles from './asset-page.module.css';

export interface AssetMissingProps {
  /** 410: it was here and will not be again; 404: it is not known, or is not shown now. */
  status: 404 | 410;
  similar: SimilarView | null;
}

/** In place of an asset that is not there: says so, and helps on; names the document too. */
export const AssetMissing = ({ status, similar }: AssetMissingProps) => {
  const locale = useLocale();
  const intl = useIntl();
  const links = hrefs(locale);
  const title = messages[status === 410 ? 'gone' : 'unknown'];
  return (
    <Container className={styles.missing}>
      <title>{`${intl.formatMessage(title)} | ${brand.name[locale]}`}</title>
      <Stack gap={3} align="start">
        <Heading level={1}>
          <FormattedMessage {...title} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages[status === 410 ? 'goneText' : 'unknownText']} />
        </Text>
        <HStack gap={3} wrap>
          <LinkButton href={links.assets}>
            <FormattedMessage {...messages.search} />
          </LinkButton>
          <LinkButton variant="outline" href={links.home}>
            <FormattedMessage {...messages.home} />
          </LinkButton>
        </HStack>
      </Stack>
      {similar && <SimilarAssets similar={similar} />}
    </Container>
  );
};
