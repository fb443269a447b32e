import { decodeArea, type Corner } from '@yoodee/api-contract/drawn-areas';
import { useFormat } from '@yoodee/i18n';
import { MapMarker, MapShapes, useMapEngine, type MapEngine } from '@yoodee/map/canvas';
import { closeOnBack } from '@yoodee/runtime';
import { Button } from '@yoodee/ui-kit';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { drawnProblemMessage } from '../../drawn-problem.ts';
import { messages } from './draw-mode.messages.ts';
import { metresApart, middleOf, movedCursor } from './keyboard-cursor.ts';
import { useDrawing } from './use-drawing.ts';
import styles from './draw-mode.module.css';

export interface DrawModeProps {
  /** The existing drawn areas of the URL, which are kept. */
  kept: readonly string[];
  onFinish: (area: string) => void;
  onCancel: () => void;
}

interface DrawingStatusProps {
  drawing: ReturnType<typeof useDrawing>;
  cursor: Corner | null;
  /** Whether the drawing pad got focus by the keyboard. */
  isByKeys: boolean;
}

/** The progress of the drawing, visible and for screen readers. */
const DrawingStatus = ({ drawing, cursor, isByKeys }: DrawingStatusProps) => {
  const format = useFormat();
  const { corners, problem } = drawing;
  const last = corners.at(-1);
  const count = corners.length;
  return (
    <p className={styles.status} role="status" data-problem={problem ? true : undefined}>
      {problem ? (
        <FormattedMessage {...drawnProblemMessage(problem)} />
      ) : count === 0 ? (
        <FormattedMessage {...(cursor || isByKeys ? messages.keys : messages.begin)} />
      ) : (
        <>
          <FormattedMessage {...(count < 3 ? messages.placed : messages.canClose)} values={{ count }} />
          {cursor && last && (
            <>
              {' · '}
              <FormattedMessage
                {...messages.cursor}
                values={{ distance: format.distance(metresApart(cursor, last)) }}
              />
            </>
          )}
        </>
      )}
    </p>
  );
};

const Drawing = ({ engine, kept, onFinish, onCancel }: DrawModeProps & { engine: MapEngine }) => {
  const intl = useIntl();
  const keysId = useId();
  const pad = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Corner | null>(null);
  const [isByKeys, setIsByKeys] = useState(false);
  const drawing = useDrawing({ engine, kept, onFinish });
  const { corners, trace } = drawing;

  const pen = useEffectEvent((use: () => void) => {
    setCursor(null);
    use();
    // Returns focus to the pad, which handles the keys: a press on the map has taken it.
    pad.current?.focus({ preventScroll: true });
  });
  const press = useEffectEvent((point: Corner) => drawing.press(point, 'pointer'));
  const stroke = useEffectEvent((points: readonly Corner[], isDone: boolean) => drawing.stroke(points, isDone));
  const cancel = useEffectEvent(() => onCancel());
  useEffect(() => {
    pad.current?.focus({ preventScroll: true });
    return engine.draw({
      onPress: (point) => pen(() => press(point)),
      onTrace: (points, isDone) => pen(() => stroke(points, isDone)),
    });
  }, [engine]);
  useEffect(() => closeOnBack(() => cancel()), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') return onCancel();
    if (event.target !== pad.current) return;
    const moved = movedCursor(engine, { from: cursor ?? corners.at(-1), key, isFar: event.shiftKey });
    if (moved) setCursor(moved);
    else if (key === 'Enter' && cursor) drawing.press(cursor, 'keys');
    else if (key === 'Enter' && corners.length > 0) drawing.finish();
    else if (key === 'Enter') setCursor(middleOf(engine));
    else if (key === 'Backspace') drawing.undo();
    else return;
    // The page must not scroll, and the browser must not go back.
    event.preventDefault();
  };

  const shapes = useMemo(() => {
    const line = [...corners, ...trace];
    const areas = kept.map((text) => decodeArea(text)!);
    return { areas: line.length > 2 ? [...areas, line] : areas, line, corners };
  }, [kept, trace, corners]);

  return (
    <div className={styles.frame} data-drawing onKeyDown={onKeyDown}>
      <MapShapes {...shapes} />
      {cursor && (
        <MapMarker lat={cursor.lat} lng={cursor.lng} isOnTop>
          <span className={styles.cursor} />
        </MapMarker>
      )}
      <div
        ref={pad}
        className={styles.pad}
        role="application"
        tabIndex={0}
        onFocus={({ currentTarget }) => setIsByKeys(currentTarget.matches(':focus-visible'))}
        aria-label={intl.formatMessage(messages.pad)}
        aria-describedby={keysId}
      />
      <p id={keysId} hidden>
        <FormattedMessage {...messages.keys} />
      </p>
      <DrawingStatus drawing={drawing} cursor={cursor} isByKeys={isByKeys} />
      <div className={styles.actions}>
        <Button variant="outline" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button variant="outline" disabled={corners.length === 0} onClick={drawing.undo}>
          <FormattedMessage {...messages.undo} />
        </Button>
        <Button disabled={corners.length < 3} onClick={drawing.finish}>
          <FormattedMessage {...messages.done} />
        </Button>
      </div>
    </div>
  );
};

/** Drawing an area with a finger, a mouse or the keyboard. Render it inside a `MapCanvas`. */
export const DrawMode = (props: DrawModeProps) => {
  const engine = useMapEngine();
  return engine && <Drawing engine={engine} {...props} />;
};
