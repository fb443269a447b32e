/** The root's data: the origin that canonical addresses are built with. */
export interface RootData {
  origin: string;
}

/** The site's origin, for `meta` functions, from their matches. */
export const originOf = (matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined)?.origin ?? '';
