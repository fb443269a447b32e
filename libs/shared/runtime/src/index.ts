export { forcedColorModeAttribute, themeColors } from './lib/inline/show-color-mode.ts';
export { layOutWhole, nearLayout } from './lib/inline/near-layout.ts';
export {
  colorModePreferences,
  type ColorMode,
  type ColorModePreference,
  type ColorModeState,
} from './lib/color-mode-store.ts';
export { ForcedColorMode, useColorMode, type UseColorMode } from './lib/color-mode.tsx';
export { builtVersion } from './lib/built-version.ts';
export {
  createChunkReload,
  createRouteChunkFailure,
  leaveFor,
  reloadOnFailedImport,
  type ImportsAhead,
  type RouteChunkFailure,
} from './lib/chunk-reload.ts';
export { useFormTrap } from './lib/form-trap.tsx';
export { keepFields, restoreFields } from './lib/kept-fields.ts';
export { navigationsOf, type FollowedRouter, type Navigations } from './lib/navigations.ts';
export { followLinks, type LinkFollowing } from './lib/follow-links.ts';
export { preloadLinks, type LinkPreloading } from './lib/preload-links.ts';
export { checkVersion, type VersionCheck } from './lib/version-check.ts';
export { whenIdle } from './lib/when-idle.ts';
export { useHydrated } from './lib/use-hydrated.ts';
export { keepOffline } from './lib/offline-register.ts';
export { withNetwork } from './lib/with-network.ts';
export { useOnline } from './lib/use-online.ts';
export { announceHydrated } from './lib/deferred-hydration.ts';
