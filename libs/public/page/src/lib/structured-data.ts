/** A list of pages for machines; `urls` are whole addresses in the order shown. */
export const itemList = (urls: readonly string[], total = urls.length) => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

/** A visible breadcrumb for machines: the last step, without an address of its own, is the page at `url`. */
export const breadcrumbList = (
  trail: readonly { label: string; href?: string }[],
  { origin, url }: { origin: string; url: string },
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? url : origin + href,
  })),
});
