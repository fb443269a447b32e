export { colorModeScript, forcedColorModeAttribute, themeColors } from './lib/color-mode-script.ts';
export {
  colorModePreferences,
  type ColorMode,
  type ColorModePreference,
  type ColorModeState,
} from './lib/color-mode-store.ts';
export { ForcedColorMode, useColorMode, type UseColorMode } from './lib/color-mode.tsx';
export { useHydrated } from './lib/use-hydrated.ts';
export { useOnline } from './lib/use-online.ts';
export { announceHydrated, deferredHydrationScript, holdScripts } from './lib/deferred-hydration.ts';
