import { useFormat } from '@yoodee/i18n';
import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './metrics.messages.ts';

/** Shows the time of the latest counted metrics, and who is not counted. */
export const CountedUntil = ({ at }: { at: string }) => {
  const format = useFormat();
  return (
    <Text size="sm" tone="muted" numeric>
      <FormattedMessage {...messages.countedUntil} values={{ time: format.date(at, 'dateTime') }} />
    </Text>
  );
};
