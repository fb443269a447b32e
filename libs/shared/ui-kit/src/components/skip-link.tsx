import '../../generated/styles/skip-link.css';
import type { ReactNode } from 'react';

/** Must be the first element of the page: skips the header and moves to the element with the id `target`. */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }) => (
  <a className="y-skip-link" href={`#${target}`}>
    {children}
  </a>
);
