import { useLocale } from '@yoodee/i18n';
import { hrefs } from '@yoodee/site';
import { Container, Heading, LinkButton, Section, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './home-page.messages.ts';
import styles from './list-call.module.css';

/** The invitation to owners to list an asset. */
export const ListCall = () => (
  <Section>
    <Container>
      <div className={styles.call}>
        <div>
          <Heading level={2}>
            <FormattedMessage {...messages.listTitle} />
          </Heading>
          <Text>
            <FormattedMessage {...messages.listText} />
          </Text>
        </div>
        <LinkButton size="lg" href={hrefs(useLocale()).createAsset}>
          <FormattedMessage {...messages.listAction} />
        </LinkButton>
      </div>
    </Container>
  </Section>
);
