import styles from './metrics.module.css';

const height = 32;
const [pitch, width] = [4, 3];

/** A bar for each day, today last. Hidden from assistive technology: the table beside it has the same numbers. */
export const DayBars = ({ values }: { values: readonly number[] }) => {
  const most = Math.max(1, ...values);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * pitch - (pitch - width)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, day) => {
        // A day with value 0 has a bar of height 1, so that the days remain distinguishable.
        const high = Math.max(1, (value / most) * height);
        return <rect key={day} x={day * pitch} y={height - high} width={width} height={high} />;
      })}
    </svg>
  );
};
