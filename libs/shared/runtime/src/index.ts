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
export { createChunkReload, leaveFor, reloadOnFailedImport, type ImportsAhead } from './lib/chunk-reload.ts';
export { useFormTrap } from './lib/form-trap.tsx';
export { readFields, restoreFields } from './lib/saved-fields.ts';
export { followNavigations, keepNavigationTarget, navigationTarget } from './lib/navigation-target.ts';
export { followLinks, type LinkFollowing } from './lib/follow-links.ts';
export { checkVersion, type VersionCheck } from './lib/version-check.ts';
export { whenIdle } from './lib/when-idle.ts';
export { createStoredState, type StoredState, type StoredStateOptions } from './lib/stored-state.ts';
export { useHydrated } from './lib/use-hydrated.ts';
export { withNetwork } from './lib/with-network.ts';
export { claimOverlayEntry, closeOnBack, overlaysGone } from './lib/overlay-history.ts';
export { useCloseOnBack } from './lib/use-close-on-back.ts';
export { useOnline } from './lib/use-online.ts';
export {
  announceFailedHydration,
  announceHydrated,
  isStillShown,
  readHydrationStart,
} from './lib/deferred-hydration.ts';
export { preloadRoutes, routesAhead } from './lib/preload-routes.ts';
