/** On a link that changes the page where it stands: it takes the place of the page before, and nothing scrolls. */
const inPlaceAttribute = 'data-in-place';

export interface LinkFollowing {
  /** Whether a path of this origin is a page of the app, in the document's language; the browser loads all others. */
  owns(path: string): boolean;
  /** Navigates to a path with its query and hash. */
  follow(href: string, how: { replace: boolean; preventScrollReset: boolean }): unknown;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Links that say themselves that the browser follows them: another window, a file, another language, a place here. */
const isBrowsers = (link: HTMLAnchorElement) =>
  (link.target && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.hreflang ||
  link.getAttribute('href')!.startsWith('#');

/**
 * Follows the links to an app's own pages within the app; the returned function ends it. Links are plain `<a>` and one
 * listener hears them all: a router's link component for each cost a tenth of the CPU of a rendered list. Whoever does
 * something else with a press prevents its default.
 */
export const followLinks = ({ owns, follow }: LinkFollowing): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || isBrowsers(link) || link.origin !== location.origin || !owns(link.pathname)) return;
    event.preventDefault();
    const isInPlace = link.hasAttribute(inPlaceAttribute);
    follow(link.pathname + link.search + link.hash, {
      // As the browser does with a link to the page that it shows.
      replace: isInPlace || link.href === location.href,
      preventScrollReset: isInPlace,
    });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};
