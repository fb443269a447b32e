import { claimOverlayEntry } from './overlay-history.ts';

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

/** Links that do not leave this page: to another window, a download, an anchor. */
const staysHere = (link: HTMLAnchorElement) =>
  (link.target && link.target !== '_self') ||
  link.hasAttribute('download') ||
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
    if (!link || staysHere(link) || link.origin !== location.origin) return;
    const isOverOverlay = claimOverlayEntry();
    // The browser follows links to another app or language.
    if (link.hreflang || !owns(link.pathname)) {
      if (!isOverOverlay) return;
      event.preventDefault();
      location.replace(link.href);
      return;
    }
    event.preventDefault();
    const isInPlace = link.hasAttribute(inPlaceAttribute);
    follow(link.pathname + link.search + link.hash, {
      // Browsers also replace the history entry for a link to the current page.
      replace: isInPlace || isOverOverlay || link.href === location.href,
      preventScrollReset: isInPlace,
    });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};
