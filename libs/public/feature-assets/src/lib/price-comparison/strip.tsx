import styles from './compared-price.module.css';

/** The position of an amount on a strip, in per cent of its width. */
export type Scale = (amount: number) => number;

/** Space at both ends, as a share of the range. */
const margin = 0.06;

/** A scale that contains all of these amounts. */
export const createScale = (amounts: readonly number[]): Scale => {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const space = (most - least) * margin || 1;
  return (amount) => (100 * (amount - least + space)) / (most - least + 2 * space);
};

interface StripProps {
  scale: Scale;
  range: { low: number; median: number; high: number };
  /** The price of this listing. */
  own: number;
}

const percent = (value: number) => `${value.toFixed(1)}%`;

/** A range with its median, and a dot for this listing. Hidden from screen readers: the text beside it says the same. */
export const Strip = ({ scale, range: { low, median, high }, own }: StripProps) => (
  <div className={styles.strip} aria-hidden="true">
    <span
      className={styles.band}
      style={{ insetInlineStart: percent(scale(low)), inlineSize: percent(scale(high) - scale(low)) }}
    />
    <span className={styles.middle} style={{ insetInlineStart: percent(scale(median)) }} />
    <span className={styles.mark} style={{ insetInlineStart: percent(scale(own)) }} />
  </div>
);
