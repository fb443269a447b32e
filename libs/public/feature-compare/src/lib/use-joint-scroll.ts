import { useEffect, useRef } from 'react';

/**
 * Heads and table scroll sideways as one: the table leads. The heads cannot be swiped, but the browser scrolls them to
 * show a link that gets the focus; then the table follows.
 */
export const useJointScroll = () => {
  const heads = useRef<HTMLUListElement>(null);
  const table = useRef<HTMLDivElement>(null);

  const followTable = () => {
    if (heads.current && table.current) heads.current.scrollLeft = table.current.scrollLeft;
  };
  const followHeads = () =>
    // After the browser has scrolled to the focus.
    requestAnimationFrame(() => {
      if (heads.current && table.current) table.current.scrollLeft = heads.current.scrollLeft;
    });

  // The table may have been swiped before the page's script ran.
  useEffect(followTable, []);

  return { heads, table, followTable, followHeads };
};
