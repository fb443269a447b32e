import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface IconData {
  body: string;
}
interface AliasData {
  parent: string;
}
interface IconSet {
  prefix: string;
  lastModified: number;
  width?: number;
  height?: number;
  icons: Record<string, IconData>;
  aliases?: Record<string, AliasData>;
}

/** A subset in Iconify's format; `not_found` lists unknown names. */
export interface IconReply extends IconSet {
  not_found?: string[];
}

/** The served icon sets. Another one needs its `@iconify-json` package and an entry here. */
const prefixes = ['lucide', 'simple-icons'] as const;
type Prefix = (typeof prefixes)[number];

export const isIconPrefix = (prefix: string): prefix is Prefix => prefixes.includes(prefix as Prefix);

const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Prefix, Promise<IconSet>>();

/** Loaded on the first request: the larger set is 5 MB. */
const load = (prefix: Prefix): Promise<IconSet> => {
  const before = loaded.get(prefix);
  if (before) return before;
  const set = readFile(resolve(`@iconify-json/${prefix}/icons.json`), 'utf8').then(
    (text) => JSON.parse(text) as IconSet,
  );
  loaded.set(prefix, set);
  set.catch(() => loaded.delete(prefix));
  return set;
};

/** Icons of a set by name, including the parents of aliases. */
export const pickIcons = async (prefix: Prefix, names: readonly string[]): Promise<IconReply> => {
  const { lastModified, width, height, icons, aliases = {} } = await load(prefix);
  const found: Pick<IconReply, 'icons'> & { aliases: Record<string, AliasData>; not_found: string[] } = {
    icons: {},
    aliases: {},
    not_found: [],
  };
  const take = (name: string) => {
    if (Object.hasOwn(icons, name)) found.icons[name] = icons[name]!;
    else if (Object.hasOwn(aliases, name)) {
      found.aliases[name] = aliases[name]!;
      take(aliases[name]!.parent);
    } else found.not_found.push(name);
  };
  new Set(names).forEach(take);
  return {
    prefix,
    lastModified,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    icons: found.icons,
    ...(Object.keys(found.aliases).length > 0 && { aliases: found.aliases }),
    ...(found.not_found.length > 0 && { not_found: found.not_found }),
  };
};

/** Whether the site has the icon of this name, e.g. `lucide:sparkles`. */
export const hasIcon = async (name: string): Promise<boolean> => {
  const [prefix = '', icon = '', ...more] = name.split(':');
  return more.length === 0 && isIconPrefix(prefix) && (await pickIcons(prefix, [icon])).not_found === undefined;
};

/** A strong entity tag. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
