import { Icon } from '@iconify/react';
import type { ReactNode } from 'react';
import { configureIcons } from './icon-service.ts';

configureIcons();

export interface IconifyIconProps {
  name: string;
  size: number;
  /** Shown until the icon has arrived. */
  space: ReactNode;
  onLoad: () => void;
}

/** Iconify's component (13 kB gzip): loaded only where the drawing of an icon is not known. */
const IconifyIcon = ({ name, size, space, onLoad }: IconifyIconProps) => (
  <Icon className="y-dynamic-icon" icon={name} width={size} height={size} fallback={space} onLoad={onLoad} />
);

// `lazy` expects a default export.
export default IconifyIcon;
