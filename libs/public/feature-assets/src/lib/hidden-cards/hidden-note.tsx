import { Button, Text } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './hidden-cards.messages.ts';
import styles from './hidden-cards.module.css';

export interface HiddenNoteProps {
  /** Hidden cards of this page. */
  count: number;
  isRevealed: boolean;
  setRevealed: (isRevealed: boolean) => void;
}

/** Below a list: how many of its cards are hidden by the visitor, and a button that shows them, or hides them again. */
export const HiddenNote = ({ count, isRevealed, setRevealed }: HiddenNoteProps) => (
  <div className={styles.note}>
    <Text size="sm" tone="muted" role="status">
      <FormattedMessage {...messages.count} values={{ count }} />
    </Text>
    <Button size="sm" variant="outline" onClick={() => setRevealed(!isRevealed)}>
      <FormattedMessage {...messages[isRevealed ? 'hideAgain' : 'reveal']} />
    </Button>
  </div>
);
