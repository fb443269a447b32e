import '../../generated/styles/steps.css';

export interface StepIndicatorProps {
  label: string;
  /** A step with `href` is a link back to it. */
  steps: readonly { label: string; href?: string }[];
  /** Index of the current step, from 0. */
  current: number;
}

export const StepIndicator = ({ label, steps, current }: StepIndicatorProps) => (
  <ol className="y-steps" aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step.label}
        className="y-steps__item"
        data-done={index < current ? '' : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <span className="y-steps__marker">{`${index + 1}. `}</span>
        {step.href === undefined ? step.label : <a href={step.href}>{step.label}</a>}
      </li>
    ))}
  </ol>
);
