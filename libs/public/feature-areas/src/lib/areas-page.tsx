import { CountedLinks, Shelf } from '@yoodee/public-ui-landing';
import { Container, Heading, Stack, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './area-page.messages.ts';
import type { AreasPageView } from './areas-page.view.ts';
import styles from './area-page.module.css';

/** Every province and station with listings. */
export const AreasPage = ({ view: { provinces, lines } }: { view: AreasPageView }) => (
  <>
    <Container className={styles.head}>
      <Heading level={1}>
        <FormattedMessage {...messages.areas} />
      </Heading>
      <Text size="lg" tone="muted">
        <FormattedMessage {...messages.areasLead} />
      </Text>
    </Container>
    {provinces.length > 0 && (
      <Shelf title={<FormattedMessage {...messages.provinces} />}>
        <CountedLinks links={provinces} />
      </Shelf>
    )}
    {lines.length > 0 && (
      <Shelf title={<FormattedMessage {...messages.stations} />} tone="subtle">
        <Stack gap={8}>
          {lines.map(({ name, stations }) => (
            <section key={name}>
              <Heading level={3} size="sm" className={styles.placesTitle}>
                {name}
              </Heading>
              <CountedLinks links={stations} kind="stations" />
            </section>
          ))}
        </Stack>
      </Shelf>
    )}
  </>
);
