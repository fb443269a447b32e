import type { ReactNode } from 'react';
import styles from './docked-actions.module.css';

/** The buttons of a preview, at the bottom of the screen however long the preview is. */
export const DockedActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
