import { closeOnBack } from '@yoodee/runtime';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './map.messages.ts';
import styles from './result-sheet.module.css';

/** How much of the screen the sheet covers. */
const stops = ['closed', 'half', 'full'] as const;
type Stop = (typeof stops)[number];

/** The part of the screen's height that each stop leaves free, 0–1; closed leaves all but the handle. */
const freeAt: Record<Stop, number> = { closed: 1, half: 0.5, full: 0.08 };

/** A pointer that moves less than this many pixels is a press, not a drag. */
const slip = 6;

const nearestStop = (free: number): Stop =>
  stops.reduce((best, stop) => (Math.abs(freeAt[stop] - free) < Math.abs(freeAt[best] - free) ? stop : best));

/**
 * The list of a phone's map as a sheet over its lower edge. The handle shows the count. It can be dragged, tapped, or
 * pressed by key. Back and Escape close the sheet.
 */
export const ResultSheet = ({ total, children }: { total: number; children: ReactNode }) => {
  const [stop, setStop] = useState<Stop>('closed');
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; free: number; moved: boolean } | null>(null);
  const isOpen = stop !== 'closed';
  const close = useEffectEvent(() => setStop('closed'));
  useEffect(() => {
    if (isOpen) return closeOnBack(() => close());
  }, [isOpen]);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, free: freeAt[stop], moved: false };
  };
  const move = ({ clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { from, free } = drag.current;
    drag.current.moved ||= Math.abs(clientY - from) > slip;
    if (drag.current.moved)
      sheet.current?.style.setProperty('--free', String(Math.max(0.08, free + (clientY - from) / window.innerHeight)));
  };
  const end = ({ clientY }: PointerEvent) => {
    const dragged = drag.current;
    sheet.current?.style.removeProperty('--free');
    if (dragged?.moved) setStop(nearestStop(dragged.free + (clientY - dragged.from) / window.innerHeight));
  };
  const press = () => {
    // The click that follows a drag is not a press.
    if (!drag.current?.moved) setStop(isOpen ? 'closed' : 'half');
    drag.current = null;
  };
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setStop('closed');
  };
  return (
    <div ref={sheet} className={styles.sheet} data-stop={stop} onKeyDown={byKey}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={press}
      >
        <FormattedMessage {...messages.sheet} values={{ count: total }} />
      </button>
      <div className={styles.cards} inert={!isOpen}>
        {children}
      </div>
    </div>
  );
};
