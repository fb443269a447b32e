import type { Catalogue } from './catalogue.ts';

/** The id under which a build knows a message. */
export type IdsAsShipped = (id: string) => string;

export const keepIds: IdsAsShipped = (id) => id;

/**
 * Ids as the places of their messages in a list: ids that people read would be a third of what a page's messages weigh.
 * An id that no catalogue has stays as it is; the check of the catalogues says so.
 */
export const shortenIds = (catalogues: readonly Catalogue[]): IdsAsShipped => {
  const ids = catalogues.flatMap(({ thai }) => thai.map(({ id }) => id)).toSorted();
  const numbers = new Map(ids.map((id, index) => [id, String(index)]));
  return (id) => numbers.get(id) ?? id;
};
