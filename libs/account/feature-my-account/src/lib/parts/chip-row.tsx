import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './parts.module.css';

export interface ChipRowProps {
  label: string;
  /** What is chosen: its chip is brought into sight. */
  chosen: string | null | undefined;
  /** `ChipLink`s. */
  children: ReactNode;
}

/** Chips to narrow a list by, in one line that scrolls on a phone. */
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
