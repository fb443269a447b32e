import '../../generated/styles/spinner.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Needs no `label` beside a text that describes what is loading. */
export const Spinner = ({ label }: { label?: string }) =>
  label ? (
    <span role="status">
      <span className="y-spinner" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : (
    <span className="y-spinner" aria-hidden="true" />
  );
