import { addAPIProvider, Icon as IconifyIcon } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { useEffect, useState } from 'react';
import type { IconSet } from './icon-names.ts';

/**
 * Icons that are fetched come from the site's own endpoint, then from `publicService` where the site allows one.
 * Call once, before the first `DynamicIcon`.
 */
export const configureIcons = ({ publicService }: { publicService?: string } = {}) =>
  addAPIProvider('', {
    resources: publicService ? ['/api/icons', publicService] : ['/api/icons'],
    timeout: iconSettings.serviceTimeoutMs,
    rotate: iconSettings.rotateMs,
    maxURL: iconSettings.maxUrlLength,
  });

/** For a name that is only known at run time, e.g. from the database. */
export type DynamicIconName = `${IconSet}:${string}`;

export interface DynamicIconProps {
  name: DynamicIconName;
  /** Edge in CSS pixels. */
  size?: number;
}

/** Gives up after 1.5 seconds and leaves nothing: an icon is never worth a hole in the page. */
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
