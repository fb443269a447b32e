import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './parts.module.css';

export interface ChipRowProps {
  label: string;
  /** The selected value; its chip is scrolled into view. */
  chosen: string | null | undefined;
  /** `ChipLink`s. */
  children: ReactNode;
}

/** Filter chips of a list, in one line that scrolls on a phone. */
export const ChipRow = ({ label, chosen, children }: ChipRowProps) => {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <nav ref={row} className={styles.chips} aria-label={label}>
      {children}
    </nav>
  );
};

/** Buttons in a line like that of {@link ChipRow}. */
export const ChipGroup = ({ label, children }: Pick<ChipRowProps, 'label' | 'children'>) => (
  <div className={styles.chips} role="group" aria-label={label}>
    {children}
  </div>
);
