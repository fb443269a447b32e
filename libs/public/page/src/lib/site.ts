import { createContext, use } from 'react';

/** Settings of the site that pages show. */
export interface Site {
  /** Scheme and host that visitors see. Canonical addresses start with it. */
  origin: string;
  /** Style of the maps, where it is not our own. */
  mapStyleUrl?: string;
}

const SiteContext = createContext<Site | null>(null);

/** Around all pages: the server takes the value from its settings, the browser from the page data. */
export const SiteProvider = SiteContext;

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite() needs a SiteProvider.');
  return site;
};
