import { addCollection, buildIcon, getIcon } from '@iconify/react';
import { iconSettings } from '@yoodee/site';
import { apiOrigin } from './load-from-api.ts';

interface LoadedIcon {
  name: string;
  drawing?: { body: string; viewBox: string };
}

/** Adds icons of one set to Iconify's store in this process, which also remembers names that the set does not have. */
const fetchIcons = async (set: string, names: readonly string[]): Promise<void> => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), iconSettings.appTimeoutMs);
  try {
    const reply = await fetch(`${apiOrigin}/api/icons/${set}.json?icons=${names.join()}`, { signal: timeout.signal });
    if (reply.ok) addCollection(await reply.json());
  } finally {
    clearTimeout(timer);
  }
};

const drawingOf = (name: string): LoadedIcon['drawing'] => {
  const icon = getIcon(name);
  if (!icon) return undefined;
  const { body, attributes } = buildIcon(icon);
  return { body, viewBox: attributes.viewBox };
};

/**
 * Drawings for icons whose names come from content or data, so that a page needs no request for them. Each icon is
 * requested once per process, because icons change only with a release. A page is sent without the icons that the API
 * does not return within 1.5 seconds; the browser then requests them, and the next page tries again.
 */
export const loadIcons = async (names: readonly (string | null)[]): Promise<(name: string) => LoadedIcon> => {
  const unknown = [...new Set(names)].filter((name) => name !== null && getIcon(name) === undefined);
  const split = unknown.map((name) => name!.split(':') as [set: string, icon: string]);
  const iconsOf = (wanted: string) => split.filter(([set]) => set === wanted).map(([, icon]) => icon);
  const sets = new Set(split.map(([set]) => set));
  await Promise.allSettled([...sets].map((set) => fetchIcons(set, iconsOf(set))));
  return (name) => {
    const drawing = drawingOf(name);
    return drawing ? { name, drawing } : { name };
  };
};
