import type { Corner } from '@yoodee/api-contract/drawn-areas';
import { MapMarker, MapShapes, useMapEngine, type MapEngine } from '@yoodee/map/canvas';
import { closeOnBack } from '@yoodee/runtime';
import { Button, Icon } from '@yoodee/ui-kit';
import { moveIcon } from '@yoodee/ui-kit/icons';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { drawnProblemMessage } from '../../drawn-problem.ts';
import frame from '../draw/draw-mode.module.css';
import { movedCursor } from '../draw/keyboard-cursor.ts';
import { messages } from './edit-areas.messages.ts';
import styles from './edit-areas.module.css';
import { useEditing } from './use-editing.ts';

/** Minimum length of a side, in pixels, for a button in its middle. */
const shortestSide = 56;

const middleOf = (a: Corner, b: Corner): Corner => ({ lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 });

type Editing = ReturnType<typeof useEditing>;

interface HandlesProps {
  engine: MapEngine;
  editing: Editing;
  /** The corners while one is dragged; null otherwise. */
  dragged: readonly Corner[] | null;
  onDrag: (corners: readonly Corner[] | null) => void;
}

/** The corners of the chosen area, and a button in the middle of each side. */
const Handles = ({ engine, editing, dragged, onDrag }: HandlesProps) => {
  const intl = useIntl();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const wantsFocus = useRef(true);
  const { corners, corner: chosen } = editing;
  const count = corners.length;
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    buttons.current.get(chosen ?? 0)?.focus({ preventScroll: true });
  });

  const move = (place: number, point: Corner) => {
    onDrag(null);
    editing.moveCorner(place, point);
  };
  const add = (after: number, point: Corner) => {
    onDrag(null);
    wantsFocus.current = true;
    editing.addCorner(after, point);
  };
  const pressKey = (event: KeyboardEvent, place: number) => {
    const { key, shiftKey } = event;
    const moved = movedCursor(engine, { from: corners[place], key, isFar: shiftKey });
    if (moved) editing.moveCorner(place, moved);
    else if (key === 'Delete' || key === 'Backspace') {
      wantsFocus.current = true;
      editing.removeCorner(place);
    } else return;
    // The map must not move, and the browser must not go back.
    event.preventDefault();
    event.stopPropagation();
  };
  // The buttons on the sides follow a dragged corner. A dragged button is moved by the map.
  const moving = dragged?.length === count ? dragged : corners;
  const sides = moving.map((from, place) => ({ from, to: moving[(place + 1) % count]!, place }));
  return (
    <>
      {sides
        .filter(({ from, to }) => engine.pixelsBetween(from, to) >= shortestSide)
        .map(({ from, to, place }) => {
          const middle = middleOf(from, to);
          return (
            <MapMarker
              key={`side ${place}`}
              {...middle}
              onDrag={(point) => onDrag(corners.toSpliced(place + 1, 0, point))}
              onDragEnd={(point) => add(place, point)}
            >
              <button
                type="button"
                className={styles.side}
                aria-label={intl.formatMessage(messages.add, { place: place + 1 })}
                onClick={() => add(place, middle)}
              />
            </MapMarker>
          );
        })}
      {corners.map(({ lat, lng }, place) => (
        // Corners have no identity except their index.
        <MapMarker
          key={`corner ${place}`}
          {...{ lat, lng }}
          isOnTop={place === chosen}
          onDrag={(point) => onDrag(corners.with(place, point))}
          onDragEnd={(point) => move(place, point)}
        >
          <button
            ref={(button) => {
              if (button) buttons.current.set(place, button);
              else buttons.current.delete(place);
            }}
            type="button"
            className={styles.corner}
            aria-pressed={place === chosen}
            aria-label={intl.formatMessage(messages.corner, { place: place + 1, count })}
            onClick={() => editing.chooseCorner(place)}
            onKeyDown={(event) => pressKey(event, place)}
          />
        </MapMarker>
      ))}
    </>
  );
};

const EditStatus = ({ editing: { areas, corners, corner, problem } }: { editing: Editing }) => (
  <p className={frame.status} role="status" data-problem={problem ? true : undefined}>
    {problem ? (
      <FormattedMessage {...drawnProblemMessage(problem)} />
    ) : areas.length === 0 ? (
      <FormattedMessage {...messages.emptied} />
    ) : corner === null ? (
      <FormattedMessage {...messages.howTo} />
    ) : (
      <FormattedMessage {...messages.selected} values={{ place: corner + 1, count: corners.length }} />
    )}
  </p>
);

interface EditModeProps {
  /** The areas of the address. */
  kept: readonly string[];
  onFinish: (areas: readonly string[]) => void;
  onCancel: () => void;
}

const EditMode = ({ engine, kept, onFinish, onCancel }: EditModeProps & { engine: MapEngine }) => {
  const intl = useIntl();
  const editing = useEditing(kept, onFinish);
  const { areas, chosen, corners } = editing;
  const [dragged, setDragged] = useState<readonly Corner[] | null>(null);
  const cancel = useEffectEvent(() => onCancel());
  useEffect(() => closeOnBack(() => cancel()), []);

  const shapes = useMemo(
    () => ({
      areas: areas.map((area, place) => (place === chosen && dragged ? dragged : area)),
      line: [],
      corners: [],
    }),
    [areas, chosen, dragged],
  );
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    <div
      className={frame.frame}
      data-drawing
      role="group"
      aria-label={intl.formatMessage(messages.region)}
      onKeyDown={closeByKey}
    >
      <MapShapes {...shapes} />
      {areas.map((area, place) =>
        place === chosen ? null : (
          <MapMarker key={place} {...area[0]!}>
            <button
              type="button"
              className={styles.area}
              aria-label={intl.formatMessage(messages.area, { number: place + 1 })}
              onClick={() => editing.chooseArea(place)}
            >
              {place + 1}
            </button>
          </MapMarker>
        ),
      )}
      {corners.length > 0 && <Handles key={chosen} {...{ engine, editing, dragged }} onDrag={setDragged} />}
      <EditStatus editing={editing} />
      <div className={`${frame.actions} ${styles.actions}`}>
        <Button size="sm" variant="outline" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
        <Button size="sm" variant="outline" disabled={!editing.canUndo} onClick={editing.undo}>
          <FormattedMessage {...messages.undo} />
        </Button>
        {editing.corner !== null && (
          <Button
            size="sm"
            variant="outline"
            disabled={!editing.canRemoveCorner}
            onClick={() => editing.removeCorner(editing.corner!)}
          >
            <FormattedMessage {...messages.removeCorner} />
          </Button>
        )}
        <Button size="sm" variant="outline" disabled={areas.length === 0} onClick={editing.removeArea}>
          <FormattedMessage {...messages.removeArea} />
        </Button>
        <Button size="sm" disabled={editing.problem !== null} onClick={editing.finish}>
          <FormattedMessage {...messages.done} />
        </Button>
      </div>
    </div>
  );
};

export type EditAreasProps = EditModeProps | { onStart: () => void };

/**
 * Edits the drawn areas of the URL: moves, adds and removes their corners by finger, mouse and keyboard. With
 * `onStart`, only the button that starts editing. Render it inside a `MapCanvas`.
 */
export const EditAreas = (props: EditAreasProps) => {
  const engine = useMapEngine();
  if ('onStart' in props)
    return (
      <Button size="sm" variant="outline" onClick={props.onStart}>
        <Icon icon={moveIcon} size={16} />
        <FormattedMessage {...messages.edit} />
      </Button>
    );
  return engine && <EditMode engine={engine} {...props} />;
};
