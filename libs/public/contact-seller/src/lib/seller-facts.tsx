import { Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { ContactView } from './contact.view.ts';
import { messages } from './seller-facts.messages.ts';

/** How soon the seller answers and whether they keep viewings, once there are enough cases. */
export const SellerFacts = ({ facts }: Pick<ContactView, 'facts'>) =>
  facts && (
    <Text size="sm" tone="muted">
      {facts.answers && <FormattedMessage {...messages.answers} values={facts.answers} />}
      {facts.answers && facts.kept && ' · '}
      {facts.kept && <FormattedMessage {...messages.kept} values={facts.kept} />}
    </Text>
  );
