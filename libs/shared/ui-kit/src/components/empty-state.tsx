import '../../generated/styles/empty-state.css';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One line that says what would be here. */
  children: ReactNode;
  /** A link or button for the next step. */
  action?: ReactNode;
  /** A small decorative line drawing. */
  drawing?: ReactNode;
}

export const EmptyState = ({ children, action, drawing }: EmptyStateProps) => (
  <div className="y-empty-state">
    {drawing && (
      <div className="y-empty-state__drawing" aria-hidden="true">
        {drawing}
      </div>
    )}
    <p>{children}</p>
    {action}
  </div>
);
