import { ChipGroup } from '@yoodee/account-ui-parts';
import { ChipButton } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import type { ComposerHelpProps } from './composer.tsx';
import { messages, names } from './starters.messages.ts';

/** Questions that a buyer can start from, while nothing is typed. */
export const Starters = ({ isEmpty, insert }: ComposerHelpProps) => {
  const { formatMessage } = useIntl();
  if (!isEmpty) return null;
  return (
    <ChipGroup label={formatMessage(names.starters)}>
      {Object.values(messages).map((message) => {
        const text = formatMessage(message);
        return (
          <ChipButton key={message.id} selected={false} onClick={() => insert(text)}>
            {text}
          </ChipButton>
        );
      })}
    </ChipGroup>
  );
};
