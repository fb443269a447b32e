import type { ComponentProps, ReactNode } from 'react';

/** Read aloud, not seen. */
export const VisuallyHidden = ({ children, ...props }: ComponentProps<'span'>) => (
  <span className="y-visually-hidden" {...props}>
    {children}
  </span>
);

/** First thing in the page: jumps over the header to the element with the id `target`. */
export const SkipLink = ({ target, children }: { target: string; children: ReactNode }) => (
  <a className="y-skip-link" href={`#${target}`}>
    {children}
  </a>
);
