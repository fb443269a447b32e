/**
 * Thai letters of a document that are not inside an element with `lang="th"`, each with its element. A screen reader
 * would read them in the voice of the page's language. Runs in browsers too, so it refers to nothing outside this
 * function.
 */
export const unmarkedThai = (root: Document = document): string[] => {
  // Without ฿, which English uses as well.
  const thai = /[\u0e01-\u0e3a\u0e40-\u0e5b]/;
  const attributes = [
    'alt',
    'title',
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'placeholder',
    'label',
    'content',
  ];
  const isMarked = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.startsWith('th') ?? false;
  const nameOf = (element: Element) => element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);

  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (['SCRIPT', 'STYLE'].includes(element.tagName) || isMarked(element)) continue;
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? node.nodeValue! : []));
    const values = attributes.map((name) => element.getAttribute(name) ?? '');
    // Text that visitors type into a search box needs no mark, and screen readers skip hidden fields.
    const isSearch = element.matches('[name=q], [type=search], [type=hidden], [role=combobox]');
    const typed = 'value' in element && typeof element.value === 'string' && !isSearch ? element.value : '';
    const text = [...texts, ...values, typed].find((one) => thai.test(one));
    if (text !== undefined) found.push(`${nameOf(element)}: ${text.trim()}`);
  }
  return found;
};
