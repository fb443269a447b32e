import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  createColorModeStore,
  serverColorMode,
  type ColorMode,
  type ColorModePreference,
  type ColorModeState,
} from './color-mode-store.ts';

let pageStore: ReturnType<typeof createColorModeStore> | undefined;
/** Made in the browser only, on first use. */
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
 * Keeps the page in its colour mode; once in each app's root. `mode` is the route's `handle.colorMode`: while it is
 * given it is shown, and the visitor's preference and its storage stay untouched.
 */
export const ForcedColorMode = ({ mode }: { mode: ColorMode | undefined }) => {
  useLayoutEffect(() => {
    colorModeStore().force(mode);
    return () => colorModeStore().force(undefined);
  }, [mode]);
  useColorMode();
  return null;
};
