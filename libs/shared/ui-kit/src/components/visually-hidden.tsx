import type { ComponentProps } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children, ...props }: ComponentProps<'span'>) => (
  <span className="y-visually-hidden" {...props}>
    {children}
  </span>
);
