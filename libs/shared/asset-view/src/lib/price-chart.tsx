import type { PricePoint } from './price-history.view.ts';
import styles from './price-history.module.css';

const [width, height, padding] = [640, 120, 10];

/** Units of the drawing for a share of an axis. */
const along = (share: number, length: number) => Math.round(padding + share * (length - 2 * padding));

/**
 * The price as steps over time, lowest at the foot. Decoration for those who see it: the table beneath says the same.
 */
export const PriceChart = ({ points, until }: { points: readonly PricePoint[]; until: number }) => {
  const prices = points.map(({ baht }) => baht);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const start = points[0]!.at;
  const span = Math.max(1, until - start);
  const x = (at: number) => along(Math.min(1, (at - start) / span), width);
  const y = (baht: number) => along(highest === lowest ? 0.5 : 1 - (baht - lowest) / (highest - lowest), height);
  const steps = points.slice(1).map(({ at, baht }) => `H${x(at)}V${y(baht)}`);
  const line = `M${x(start)} ${y(prices[0]!)}${steps.join('')}H${x(until)}`;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.area} d={`${line}V${height}H${x(start)}Z`} />
      <path className={styles.line} d={line} />
    </svg>
  );
};
