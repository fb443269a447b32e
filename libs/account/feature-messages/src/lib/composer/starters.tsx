import { ChipButton } from '@yoodee/ui-kit';
import { useIntl } from 'react-intl';
import type { ComposerHelpProps } from './composer.tsx';
import { messages, names } from './starters.messages.ts';
import styles from './composer.module.css';

/** Questions that a buyer can start from, while nothing is typed. */
export const Starters = ({ isEmpty, insert }: ComposerHelpProps) => {
  const { formatMessage } = useIntl();
  if (!isEmpty) return null;
  return (
    <div className={styles.starters} role="group" aria-label={formatMessage(names.starters)}>
      {Object.values(messages).map((message) => {
        const text = formatMessage(message);
        return (
          <ChipButton key={message.id} selected={false} onClick={() => insert(text)}>
            {text}
          </ChipButton>
        );
      })}
    </div>
  );
};
