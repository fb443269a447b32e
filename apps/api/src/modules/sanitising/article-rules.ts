import { frameOrigins } from '@yoodee/site';

const textTags = 'p br hr h2 h3 h4 b strong i em s sup sub ul ol li blockquote code pre a'.split(' ');
const tableTags = 'table caption thead tbody tr th td'.split(' ');

/** The attributes of embedded frames that the specification keeps. */
const frameAttributes = 'width height src frameborder allow allowfullscreen referrerpolicy title class url'.split(' ');

/** What content of our own may be made of (product-spec.md section 5): a closed list, so no script and no handler is in it. */
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

/** A frame from anywhere but the known players goes; a known one loads when the reader comes near. */
export const keepFrameOrRemove = (element: Element): void => {
  if (element.tagName !== 'IFRAME') return;
  if (frameOrigins.includes(originOf(element.getAttribute('src')) ?? '')) element.setAttribute('loading', 'lazy');
  else element.remove();
};

/** A page opened in a new tab must not reach back into this one. */
export const openApart = (element: Element): void => {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener');
  else element.removeAttribute('target');
};
