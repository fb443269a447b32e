import { Heading } from '@yoodee/ui-kit';
import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The content of a tab, below its title. */
export const Panel = ({ title, aside, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
};
