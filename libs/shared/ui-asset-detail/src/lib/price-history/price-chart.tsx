import type { PricePoint } from './price-history.view.ts';
import styles from './price-history.module.css';

const [width, height, padding] = [640, 120, 10];

/** The minimum range of the y axis, as a share of the highest price: a small change must look small. */
const leastRange = 0.2;

/** Converts a share of an axis to units of the drawing. */
const along = (share: number, length: number) => Math.round(padding + share * (length - 2 * padding));

/** The price as steps over time. Hidden from screen readers: the table below has the same data. */
export const PriceChart = ({ points, until }: { points: readonly PricePoint[]; until: number }) => {
  const prices = points.map(({ baht }) => baht);
  const highest = Math.max(...prices);
  const range = Math.max(highest - Math.min(...prices), highest * leastRange);
  const start = points[0]!.at;
  const span = Math.max(1, until - start);
  const x = (at: number) => along(Math.min(1, (at - start) / span), width);
  const y = (baht: number) => along((highest - baht) / range, height);
  const steps = points.slice(1).map(({ at, baht }) => `H${x(at)}V${y(baht)}`);
  const line = `M${x(start)} ${y(prices[0]!)}${steps.join('')}H${x(until)}`;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.area} d={`${line}V${height}H${x(start)}Z`} />
      <path className={styles.line} d={line} />
    </svg>
  );
};
