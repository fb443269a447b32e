import { VisuallyHidden } from './visually-hidden.tsx';

/** Beside a text that says what is going on it needs no `label`. */
export const Spinner = ({ label }: { label?: string }) =>
  label ? (
    <span role="status">
      <span className="y-spinner" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : (
    <span className="y-spinner" aria-hidden="true" />
  );
