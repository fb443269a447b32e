import '../../generated/styles/dynamic-icon.css';
import { addAPIProvider, Icon as IconifyIcon } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { useEffect, useState } from 'react';
import type { IconSet } from './icon-names.ts';

/**
 * Sets where icons are fetched from: the site's own endpoint, then `publicService` if the site allows one. Call it
 * once, before the first `DynamicIcon` renders.
 */
export const configureIcons = ({ publicService }: { publicService?: string } = {}) =>
  addAPIProvider('', {
    resources: publicService ? ['/api/icons', publicService] : ['/api/icons'],
    timeout: iconSettings.serviceTimeoutMs,
    rotate: iconSettings.rotateMs,
    maxURL: iconSettings.maxUrlLength,
  });

/** A name that is only known at run time, e.g. from the database. */
export type DynamicIconName = `${IconSet}:${string}`;

export interface DynamicIconProps {
  name: DynamicIconName;
  /** Edge in CSS pixels. */
  size?: number;
}

/** Renders nothing if the icon has not loaded after 1.5 seconds, so that no empty space remains. */
const FetchedIcon = ({ name, size = 20 }: DynamicIconProps) => {
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('gone'), iconSettings.appTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    state !== 'gone' && (
      <IconifyIcon className="y-dynamic-icon" icon={name} width={size} height={size} onLoad={() => setState('shown')} />
    )
  );
};

export const DynamicIcon = (props: DynamicIconProps) => <FetchedIcon key={props.name} {...props} />;
