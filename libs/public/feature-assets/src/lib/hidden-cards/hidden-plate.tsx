import { Button, Text } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { showAsset } from '../map/hidden/hidden-assets.ts';
import { messages } from './hidden-cards.messages.ts';
import styles from './hidden-cards.module.css';

/**
 * In place of a card that the visitor has hidden, with a button that takes it back. It is as high as the card where that
 * is on the screen, so that nothing moves under the eyes of the visitor, and low further down.
 */
export const HiddenPlate = ({ id, children }: { id: number; children: ReactNode }) => {
  const plate = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  useLayoutEffect(() => setIsBelow(plate.current!.getBoundingClientRect().top > window.innerHeight), []);
  return (
    <div ref={plate} className={styles.plate}>
      {!isBelow && (
        <div className={styles.card} inert>
          {children}
        </div>
      )}
      <div className={styles.said}>
        <Text size="sm" tone="muted">
          <FormattedMessage {...messages.hidden} />
        </Text>
        <Button size="sm" variant="outline" onClick={() => showAsset(id)}>
          <FormattedMessage {...messages.show} />
        </Button>
      </div>
    </div>
  );
};
