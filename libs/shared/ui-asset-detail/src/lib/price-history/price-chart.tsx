import { useFormat } from '@yoodee/i18n';
import { priceAxis } from './price-axis.ts';
import type { PriceHistoryView } from './price-history.view.ts';
import styles from './price-history.module.css';

const [width, height] = [640, 160];

const percent = (share: number) => `${share * 100}%`;

/**
 * The price as steps over time, with both axes. Hidden from screen readers: the table below has the same data. The
 * labels are HTML, so that they keep their size while the drawing stretches.
 */
export const PriceChart = ({ history: { points, until, untilDate } }: { history: PriceHistoryView }) => {
  const format = useFormat();
  const ticks = priceAxis(Math.max(...points.map(({ baht }) => baht)));
  const top = ticks.at(-1)!;
  const start = points[0]!.at;
  const span = Math.max(1, until - start);
  const x = (at: number) => Math.round(Math.min(1, (at - start) / span) * width);
  const y = (baht: number) => Math.round((1 - baht / top) * height);
  const steps = points.slice(1).map(({ at, baht }) => `H${x(at)}V${y(baht)}`);
  const line = `M0 ${y(points[0]!.baht)}${steps.join('')}H${width}`;
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.prices}>
        {ticks.map((baht) => (
          <span key={baht} style={{ insetBlockEnd: percent(baht / top) }}>
            {format.baht(baht, { compact: true })}
          </span>
        ))}
      </div>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className={styles.area} d={`${line}V${height}H0Z`} />
        {ticks.map((baht) => (
          <path key={baht} className={styles.mark} d={`M0 ${y(baht)}H${width}`} />
        ))}
        <path className={styles.line} d={line} />
      </svg>
      <div className={styles.dates}>
        <span>{points[0]!.date}</span>
        <span>{untilDate}</span>
      </div>
    </div>
  );
};
