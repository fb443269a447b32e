import { Button, Container, Heading, Stack, Text } from '@yoodee/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './offline-page.messages';

const reload = () => location.reload();

/**
 * In place of a page whose code or styles could not be loaded offline. The document is loaded again when the network is
 * back: a second import would succeed without the styles that failed.
 */
export const OfflinePage = () => {
  useEffect(() => {
    if (navigator.onLine) return reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Container>
      <Stack gap={2} align="start" role="alert">
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="muted">
          <FormattedMessage {...messages.description} />
        </Text>
        <Button variant="outline" onClick={() => history.back()}>
          <FormattedMessage {...messages.back} />
        </Button>
      </Stack>
    </Container>
  );
};
