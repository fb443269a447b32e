import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  createColorModeStore,
  serverColorMode,
  type ColorMode,
  type ColorModePreference,
  type ColorModeState,
} from './color-mode-store.ts';

let pageStore: ReturnType<typeof createColorModeStore> | undefined;
/** Created on first use, in the browser only. */
const colorModeStore = () => (pageStore ??= createColorModeStore());

export interface UseColorMode extends ColorModeState {
  setPreference: (preference: ColorModePreference) => void;
}

/** The visitor's preference and the mode shown. Before hydration it is `system` and `light`, as on the server. */
export const useColorMode = (): UseColorMode => {
  const state = useSyncExternalStore(
    useCallback((listener) => colorModeStore().subscribe(listener), []),
    () => colorModeStore().get(),
    () => serverColorMode,
  );
  return { ...state, setPreference: (preference) => colorModeStore().setPreference(preference) };
};

/**
 * Applies the colour mode to the page; render it once, in the root of each app. `mode` is the route's
 * `handle.colorMode`. While it is given, it is shown, and the visitor's stored preference does not change.
 */
export const ForcedColorMode = ({ mode }: { mode: ColorMode | undefined }) => {
  useLayoutEffect(() => {
    colorModeStore().force(mode);
    return () => colorModeStore().force(undefined);
  }, [mode]);
  useColorMode();
  return null;
};
