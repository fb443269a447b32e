import { storageKeys } from '@yoodee/site';
import { themeColors } from './inline/show-color-mode.ts';

export const colorModePreferences = ['system', 'light', 'dark'] as const;
export type ColorModePreference = (typeof colorModePreferences)[number];
export type ColorMode = Exclude<ColorModePreference, 'system'>;

export interface ColorModeState {
  /** The visitor's choice. */
  preference: ColorModePreference;
  /** The mode shown: the route's forced mode, or the mode that the preference resolves to. */
  value: ColorMode;
  isForced: boolean;
}

/** The state on the server, which knows neither the visitor's choice nor their system. */
export const serverColorMode: ColorModeState = { preference: 'system', value: 'light', isForced: false };

const readPreference = (): ColorModePreference => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.colorMode) ?? 'null');
    const preference = (stored as { preference?: unknown } | null)?.preference;
    return colorModePreferences.find((known) => known === preference) ?? 'system';
  } catch {
    return 'system';
  }
};

const write = (preference: ColorModePreference, value: ColorMode): void => {
  try {
    localStorage.setItem(storageKeys.colorMode, JSON.stringify({ preference, value }));
  } catch {
    // Private windows and full disks reject writes; the choice then lasts until the page is left.
  }
};

const show = (value: ColorMode): void => {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(value);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColors[value]);
};

/** The colour mode of this page. While it has subscribers, it follows storage, the system and other tabs. */
export const createColorModeStore = () => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let preference = readPreference();
  let forced: ColorMode | undefined;
  let state = serverColorMode;

  const resolved = (): ColorMode => {
    if (preference !== 'system') return preference;
    return system.matches ? 'dark' : 'light';
  };
  const update = () => {
    const next = { preference, value: forced ?? resolved(), isForced: forced !== undefined };
    const isSame =
      next.preference === state.preference && next.value === state.value && next.isForced === state.isForced;
    // React compares by identity, so an equal state must stay the same object.
    if (!isSame) state = next;
  };
  const changed = () => {
    update();
    show(state.value);
    for (const listener of listeners) listener();
  };
  const onSystemChange = () => {
    if (preference !== 'system') return;
    if (!forced) write(preference, resolved());
    changed();
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: the other tab cleared everything.
    if (key !== null && key !== storageKeys.colorMode) return;
    preference = readPreference();
    changed();
  };
  // Browsers print no backgrounds: light letters would be invisible on paper.
  const onPrint = () => show('light');
  const onPrinted = () => show(state.value);
  const listen = () => {
    addEventListener('beforeprint', onPrint);
    addEventListener('afterprint', onPrinted);
    system.addEventListener('change', onSystemChange);
    addEventListener('storage', onStorage);
    preference = readPreference();
    if (!forced) write(preference, resolved());
    changed();
  };
  const unlisten = () => {
    removeEventListener('beforeprint', onPrint);
    removeEventListener('afterprint', onPrinted);
    system.removeEventListener('change', onSystemChange);
    removeEventListener('storage', onStorage);
  };
  update();

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) listen();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unlisten();
      };
    },
    setPreference(chosen: ColorModePreference) {
      preference = chosen;
      write(preference, resolved());
      changed();
    },
    /** Shows `mode` regardless of the preference, which does not change. `undefined` ends this. */
    force(mode: ColorMode | undefined) {
      forced = mode;
      changed();
    },
  };
};
