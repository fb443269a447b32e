/**
 * A typed search, the filters of the address that it must lead to, and the words that stay text. `near:E4,E6` is short
 * for stations within the usual distance, `rail:bts` for any station of a system, `@houses` for the types of houses. In
 * values + is a space. The order of the filters does not matter.
 */
export type TypedSearch = readonly [typed: string, filters: string, rest?: string];

const houses = ['detached_house', 'semi_detached', 'townhouse', 'pool_villa'];

const longFor = (short: string): string[] => {
  const [kind, values = ''] = short.split(':');
  if (short === '@houses') return houses.map((code) => `property_type=${code}`);
  if (kind === 'near') return [...values.split(',').map((id) => `station=${id}`), 'station_m=800'];
  return kind === 'rail' ? [`rail=${values}`, 'station_m=800'] : [short.replaceAll('+', ' ')];
};

/** The filters as sorted `key=value` pairs. */
export const filtersOf = (filters: string): string[] => filters.split(' ').filter(Boolean).flatMap(longFor).sort();
