import styles from './figures.module.css';

const height = 32;
const [pitch, width] = [4, 3];

/** A bar for each day, today at the end. Decoration for those who see it: the table beside it says the same. */
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
        // A day with nothing keeps a hairline, so that the days can be told apart.
        const high = Math.max(1, (value / most) * height);
        return <rect key={day} x={day * pitch} y={height - high} width={width} height={high} />;
      })}
    </svg>
  );
};
