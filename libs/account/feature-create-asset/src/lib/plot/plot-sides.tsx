import { sideLengths, type PlotCorner } from '@yoodee/asset-rules/outlines';
import { Checkbox, Fieldset } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './plot.messages.ts';
import styles from './plot.module.css';

/** Maximum number of sides to list. A plot with more sides has bends; only its longest sides can be frontage. */
const mostSides = 12;

interface PlotSidesProps {
  corners: readonly PlotCorner[];
  onChange: (corners: readonly PlotCorner[]) => void;
  /** Formats a length in metres. */
  metres: (length: number) => string;
}

/** Which sides face a road. Sides are named by the numbers of their corners. */
export const PlotSides = ({ corners, onChange, metres }: PlotSidesProps) => {
  const lengths = sideLengths(corners);
  const least = lengths.toSorted((a, b) => b - a)[mostSides - 1] ?? 0;
  const sides = lengths.map((length, place) => ({ length, place })).filter(({ length }) => length >= least);
  const toggle = (side: number) =>
    onChange(corners.map((corner, place) => (place === side ? { ...corner, isRoad: !corner.isRoad } : corner)));
  return (
    <Fieldset label={<FormattedMessage {...messages.roadSides} />}>
      <div className={styles.sides}>
        {sides.map(({ length, place }) => (
          <Checkbox key={place} checked={corners[place]!.isRoad} onChange={() => toggle(place)}>
            <FormattedMessage
              {...messages.side}
              values={{ from: place + 1, to: ((place + 1) % corners.length) + 1, length: metres(length) }}
            />
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  );
};
