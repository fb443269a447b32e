import { useEffect, useRef } from 'react';

/**
 * Synchronises the horizontal scroll positions of the column headings and the table. The headings follow the table. Only
 * when a link in the headings gets focus, and the browser scrolls to it, does the table follow them.
 */
export const useJointScroll = () => {
  const heads = useRef<HTMLUListElement>(null);
  const table = useRef<HTMLDivElement>(null);

  const followTable = () => {
    if (heads.current && table.current) heads.current.scrollLeft = table.current.scrollLeft;
  };
  const followHeads = () =>
    // The browser scrolls to the focused link after the event.
    requestAnimationFrame(() => {
      if (heads.current && table.current) table.current.scrollLeft = heads.current.scrollLeft;
    });

  // The table may have been swiped before the page's script ran.
  useEffect(followTable, []);

  return { heads, table, followTable, followHeads };
};
