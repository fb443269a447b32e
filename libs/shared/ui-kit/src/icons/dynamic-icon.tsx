import '../../generated/styles/dynamic-icon.css';
import { iconSettings } from '@yoodee/site';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { IconifyIconProps } from './iconify-icon.tsx';

/** What an icon looks like: the content of an `<svg>` and its coordinates. */
export interface IconDrawing {
  body: string;
  viewBox: string;
}

/** An icon whose name comes from content or data, in Iconify's notation: `lucide:sparkles`. */
export interface NamedIcon {
  name: string;
  /** Known for a page whose loader asked for it; otherwise the browser fetches it. */
  drawing?: IconDrawing;
}

/** Returns an icon with its drawing, where that is known. */
export type DrawIcon = (name: string) => NamedIcon;

/** Leaves the drawing to the browser: for pages without a server. */
export const withoutDrawing: DrawIcon = (name) => ({ name });

export interface DynamicIconProps {
  icon: NamedIcon;
  /** Edge in CSS pixels. */
  size?: 16 | 20 | 24 | 32 | 48;
}

interface SvgProps {
  drawing?: IconDrawing;
  size: number;
}

/** Without a drawing: an empty space of the same size. */
const Svg = ({ drawing = { body: '', viewBox: '0 0 24 24' }, size }: SvgProps) => (
  <svg
    className="y-dynamic-icon"
    viewBox={drawing.viewBox}
    width={size}
    height={size}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawing.body }}
  />
);

// Without network the icon is left out, like any other that does not arrive.
const IconifyIcon = lazy<ComponentType<IconifyIconProps>>(() =>
  import('./iconify-icon.tsx').catch(() => ({ default: () => null })),
);

/** Renders nothing if the icon has not arrived after 1.5 seconds, so that no empty space remains. */
const FetchedIcon = ({ name, size }: { name: string; size: number }) => {
  const [state, setState] = useState<'waiting' | 'shown' | 'gone'>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => setState('gone'), iconSettings.appTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  const space = <Svg size={size} />;
  return (
    state !== 'gone' && (
      <Suspense fallback={space}>
        <IconifyIcon name={name} size={size} space={space} onLoad={() => setState('shown')} />
      </Suspense>
    )
  );
};

/**
 * An icon beside a text, hidden from screen readers. With its drawing it is part of the server's HTML; without one,
 * Iconify fetches it from the site's own endpoint.
 */
export const DynamicIcon = ({ icon: { name, drawing }, size = 20 }: DynamicIconProps) =>
  drawing ? <Svg drawing={drawing} size={size} /> : <FetchedIcon key={name} name={name} size={size} />;
