import type { ReactNode } from 'react';
import { devices, type LayoutByDevice } from './layout-choice.ts';
import { devicesWith, type PartName } from './layout-parts.ts';
import styles from './part.module.css';

const hidden = { mobile: styles.notOnMobile, tablet: styles.notOnTablet, desktop: styles.notOnDesktop };

export interface PartProps {
  name: PartName;
  layout: LayoutByDevice;
  children: ReactNode;
}

/**
 * One part of a layout: rendered if any device shows it, and hidden by CSS on the others, so that the server's HTML is
 * the same for all devices. It creates no box (`display: contents`).
 */
export const Part = ({ name, layout, children }: PartProps) => {
  const shown = devicesWith(name, layout);
  if (shown.length === 0) return null;
  const classNames = devices.filter((device) => !shown.includes(device)).map((device) => hidden[device]);
  return <div className={[styles.part, ...classNames].join(' ')}>{children}</div>;
};
