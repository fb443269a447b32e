/** The root's data: what the whole site is set to. */
export interface RootData {
  /** Canonical addresses are built with it. */
  origin: string;
  /** The style that maps are drawn in where it is not our own. */
  mapStyleUrl?: string;
}

/** The site's origin, for `meta` functions, from their matches. */
export const originOf = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined)?.origin ?? '';
