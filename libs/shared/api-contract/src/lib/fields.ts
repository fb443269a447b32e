import * as z from 'zod/mini';

/** Row ids are bigint in the database and safe integers on the wire. */
export const Id = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** An id in a path or a query string, converted from text. It has one spelling: `01`, `1.0` and `0x1` are refused. */
export const PathId = z.pipe(
  z.union([z.string().check(z.regex(/^[1-9]\d{0,15}$/)), Id]),
  z.pipe(z.transform(Number), Id),
);

/** ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true });

/** A text in both languages; English may be missing. */
export const BilingualText = z.object({ th: z.string(), en: z.nullable(z.string()) });
export type BilingualText = z.infer<typeof BilingualText>;

/** A name in both languages, which both always exist (official places, stations). */
export const BilingualName = z.object({ th: z.string(), en: z.string() });
export type BilingualName = z.infer<typeof BilingualName>;

/** One page of a list. `page` starts at 1. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
});

/** A query key that may be repeated. A single value is parsed as a list with one item. */
export const many = <Item extends z.ZodMiniType>(item: Item, max = 40) =>
  z.pipe(
    z.union([z.array(item).check(z.maxLength(max)), item]),
    z.transform((value): z.output<Item>[] => (Array.isArray(value) ? value : [value]) as z.output<Item>[]),
  );
