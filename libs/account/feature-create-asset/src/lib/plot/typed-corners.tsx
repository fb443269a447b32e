import type { Datum, PlotCorner } from '@yoodee/asset-rules/outlines';
import { Button, Field, NativeSelect, Textarea } from '@yoodee/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import fieldStyles from '../fields/fields.module.css';
import { messages, unitNames } from './plot.messages.ts';
import { cornerUnits, readCorners, type CornerUnit } from './read-corners.ts';
import styles from './plot.module.css';

interface TypedCornersProps {
  corners: readonly PlotCorner[];
  onChange: (corners: readonly PlotCorner[]) => void;
}

const linesOf = (corners: readonly PlotCorner[]) =>
  corners.map(({ lat, lng }) => `${lat.toFixed(7)}, ${lng.toFixed(7)}`).join('\n');

const examples: Record<CornerUnit, string> = {
  degrees: '13.7367123, 100.5231456',
  utm47: '665000.12 1519000.34',
  utm48: '250000.12 1700000.34',
};

/**
 * The corners as text, one per line. For exact values from a survey or a title deed, and for members who use no
 * pointer.
 */
export const TypedCorners = ({ corners, onChange }: TypedCornersProps) => {
  const intl = useIntl();
  const [unit, setUnit] = useState<CornerUnit>('degrees');
  const [datum, setDatum] = useState<Datum>('wgs84');
  const [typed, setTyped] = useState<string | null>(null);
  const [line, setLine] = useState<number | null>(null);
  const text = typed ?? (unit === 'degrees' ? linesOf(corners) : '');

  const use = () => {
    const read = readCorners(text, { unit, datum });
    if ('line' in read) return setLine(read.line);
    setLine(null);
    // Corners that are typed again keep the information whether their side faces a road.
    onChange(read.places.map((place, index) => ({ ...place, isRoad: corners[index]?.isRoad ?? false })));
    setTyped(unit === 'degrees' ? null : text);
  };
  return (
    <details className={fieldStyles.byHand}>
      <summary>
        <FormattedMessage {...messages.byHand} />
      </summary>
      <div className={styles.typed}>
        <Field label={<FormattedMessage {...messages.unit} />}>
          <NativeSelect value={unit} onChange={({ target }) => setUnit(target.value as CornerUnit)}>
            {cornerUnits.map((name) => (
              <option key={name} value={name}>
                {intl.formatMessage(unitNames[name])}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {unit !== 'degrees' && (
          <Field label={<FormattedMessage {...messages.datum} />} hint={<FormattedMessage {...messages.datumHint} />}>
            <NativeSelect value={datum} onChange={({ target }) => setDatum(target.value as Datum)}>
              <option value="wgs84">{intl.formatMessage(messages.wgs84)}</option>
              <option value="indian1975">{intl.formatMessage(messages.indian1975)}</option>
            </NativeSelect>
          </Field>
        )}
        <Field
          label={<FormattedMessage {...messages.corners} />}
          hint={<FormattedMessage {...messages.cornersHint} values={{ example: examples[unit] }} />}
          error={line !== null && <FormattedMessage {...messages.unread} values={{ line, example: examples[unit] }} />}
        >
          <Textarea rows={5} value={text} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button variant="outline" size="sm" className={fieldStyles.clear} onClick={use}>
          <FormattedMessage {...messages.use} />
        </Button>
      </div>
    </details>
  );
};
