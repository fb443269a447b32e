/** The structured data of a list of pages; `urls` are absolute URLs in the displayed order. */
export const itemList = (urls: readonly string[], total = urls.length) => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

/** The structured data of a visible breadcrumb. The last step has no address; it is the page at `url`. */
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
