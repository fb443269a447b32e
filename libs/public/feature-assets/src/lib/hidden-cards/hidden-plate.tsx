import { Button, Text } from '@yoodee/ui-kit';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { showAsset } from '../map/hidden/hidden-assets.ts';
import { messages } from './hidden-cards.messages.ts';
import styles from './hidden-cards.module.css';

/**
 * The placeholder of a card that the visitor has hidden, with a button that shows the card again. It keeps the height
 * of the card, so that nothing visible moves, except below the viewport, where it is lower.
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
