import { useLocale } from '@yoodee/i18n';
import { withNetwork } from '@yoodee/runtime';
import type { Locale } from '@yoodee/site';
import { useEffect, useState, type ComponentType } from 'react';
import type { DrawModeProps } from './draw/draw-mode.tsx';
import { loadDrawMode } from './draw/load-draw-mode.ts';
import { loadEditAreas } from './edit/load-edit-areas.ts';
import { loadReachShade } from './reach/load-reach-shade.ts';

/** The drawing mode while it is active, else null. Its code loads when drawing starts for the first time. */
export const useDrawMode = () => {
  const locale = useLocale();
  const [DrawMode, setDrawMode] = useState<ComponentType<DrawModeProps> | null>(null);
  const start = async (isDrawing: boolean) => {
    const loaded = isDrawing ? await withNetwork(() => loadDrawMode(locale))() : null;
    setDrawMode(() => loaded);
  };
  return [DrawMode, (isDrawing: boolean) => void start(isDrawing)] as const;
};

/** A part of the map that loads with the first search that needs it. Without a network the map works without it. */
const usePart = <Props extends object>(
  isNeeded: boolean,
  load: (locale: Locale) => Promise<ComponentType<Props>>,
): ComponentType<Props> | null => {
  const locale = useLocale();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    void load(locale).then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [isNeeded, load, locale]);
  return isNeeded ? Part : null;
};

/** The component that shades the reachable area. */
export const useReachShade = (isNeeded: boolean) => [usePart(isNeeded, loadReachShade)] as const;

/** The component that edits drawn areas. */
export const useEditAreas = (isNeeded: boolean) => [usePart(isNeeded, loadEditAreas)] as const;
