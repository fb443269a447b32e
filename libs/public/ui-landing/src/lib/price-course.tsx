import { useFormat } from '@yoodee/i18n';
import styles from './price-course.module.css';

const [width, height] = [640, 120];

/** A price of one month or quarter, in whole baht. */
export interface PricePoint {
  label: string;
  median: number;
  /** Most prices are between these. Either all points of a chart have them or none. */
  low?: number;
  high?: number;
}

/**
 * A line chart of a price over time, the oldest first, with the range as a band around it. Needs at least two points.
 * Hidden from screen readers: a table beside it has the same data.
 */
export const PriceCourse = ({ points }: { points: readonly PricePoint[] }) => {
  const format = useFormat();
  const lows = points.map(({ median, low = median }) => low);
  const highs = points.map(({ median, high = median }) => high);
  const [least, most] = [Math.min(...lows), Math.max(...highs)];
  const at = (baht: number, index: number) => {
    const x = Math.round((index / (points.length - 1)) * width);
    return `${x} ${Math.round((1 - (baht - least) / (most - least || 1)) * height)}`;
  };
  const hasRange = points[0]!.low !== undefined;
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.ends}>
        <span>{format.baht(most)}</span>
        <span>{format.baht(least)}</span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {hasRange && (
          <path className={styles.band} d={`M${[...highs.map(at), ...lows.map(at).toReversed()].join('L')}Z`} />
        )}
        <path className={styles.line} d={`M${points.map(({ median }, index) => at(median, index)).join('L')}`} />
      </svg>
      <div className={styles.dates}>
        <span>{points[0]!.label}</span>
        <span>{points.at(-1)!.label}</span>
      </div>
    </div>
  );
};
