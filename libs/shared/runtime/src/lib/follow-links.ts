/** Marks a link that updates the current page: the navigation replaces the history entry and does not scroll. */
const inPlaceAttribute = 'data-in-place';

export interface LinkFollowing {
  /**
   * Whether a path of this origin is a page of the app in the document's language. The browser loads all other paths.
   */
  owns(path: string): boolean;
  /** Navigates to a path with its query and hash. */
  follow(href: string, how: { replace: boolean; preventScrollReset: boolean }): unknown;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links that the browser must follow: another window, a download, another language, an anchor on this page. */
const isBrowsers = (link: HTMLAnchorElement) =>
  (link.target && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.hreflang ||
  link.getAttribute('href')!.startsWith('#');

/**
 * Handles clicks on links to the app's own pages with client-side navigation. The returned function removes the
 * listener. Links are plain `<a>` elements with one delegated listener: a router link component per link cost a tenth
 * of the CPU time of a rendered list. Code that handles a click differently calls `preventDefault()`.
 */
export const followLinks = ({ owns, follow }: LinkFollowing): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || isBrowsers(link) || link.origin !== location.origin || !owns(link.pathname)) return;
    event.preventDefault();
    const isInPlace = link.hasAttribute(inPlaceAttribute);
    follow(link.pathname + link.search + link.hash, {
      // Browsers also replace the history entry for a link to the current page.
      replace: isInPlace || link.href === location.href,
      preventScrollReset: isInPlace,
    });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};
