import { frameOrigins } from '@yoodee/site';

const textTags = 'p br hr h2 h3 h4 b strong i em s sup sub ul ol li blockquote code pre a span'.split(' ');
const tableTags = 'table caption thead tbody tr th td'.split(' ');

/** The allowed attributes of embedded frames (specification). */
const frameAttributes = 'width height src frameborder allow allowfullscreen referrerpolicy title class url'.split(' ');

/**
 * The allowed elements and attributes of our own content (product-spec.md section 5): an allowlist without scripts and
 * event handlers.
 */
export const articleRules = {
  ALLOWED_TAGS: [...textTags, ...tableTags, 'iframe'],
  ALLOWED_ATTR: [...frameAttributes, 'href', 'target', 'rel', 'id', 'lang', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_DATA_ATTR: true,
  ALLOW_ARIA_ATTR: false,
};

const originOf = (address: string | null) => {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' ? url.origin : null;
};

/** Removes frames of unknown players; known ones load lazily. `further`: origins that the operator allows as well. */
export const createFrameRule = (further: readonly string[]) => {
  const known = new Set([...frameOrigins, ...further]);
  return (element: Element): void => {
    if (element.tagName !== 'IFRAME') return;
    if (known.has(originOf(element.getAttribute('src')) ?? '')) element.setAttribute('loading', 'lazy');
    else element.remove();
  };
};

/** A page in a new tab must not have access to this one. */
export const openApart = (element: Element): void => {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener');
  else element.removeAttribute('target');
};
