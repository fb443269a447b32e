import type { Target } from '../http/target.ts';

/** Parameters that tell an advertiser something and a page nothing. `ldtag_cl`, `openExternalBrowser` and `openInAppBrowser` are LINE's. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|gclsrc|dclid|msclkid|ttclid|twclid|igshid|mc_[ce]id|_g[al]|ldtag_cl|openExternalBrowser|openInAppBrowser)$/;

/** The query that decides what a page shows: sorted by name (values of one name keep their order), tracking left out; `?…` or empty. */
export const normalisedSearch = (search: string): string => {
  if (search === '') return '';
  const parameters = new URLSearchParams(search);
  for (const name of [...parameters.keys()]) if (tracking.test(name)) parameters.delete(name);
  parameters.sort();
  const text = parameters.toString();
  return text && `?${text}`;
};

export const pagePath = ({ pathname, search }: Target): string => pathname + normalisedSearch(search);
