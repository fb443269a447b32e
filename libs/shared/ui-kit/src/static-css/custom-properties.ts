const reference = /var\((--[\w-]+)\)/g;

/** Names of the custom properties that a text refers to. */
export const referencesIn = (css: string) => new Set(Array.from(css.matchAll(reference), ([, name]) => name!));

/** Every declared value with references to other declared properties replaced, until none is left. */
export const resolveAll = (declared: ReadonlyMap<string, string>) => {
  const resolve = (value: string): string =>
    value.replace(reference, (whole, name: string) => (declared.has(name) ? resolve(declared.get(name)!) : whole));
  return new Map(Array.from(declared, ([name, value]) => [name, resolve(value)]));
};
