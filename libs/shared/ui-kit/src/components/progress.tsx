import '../../generated/styles/progress.css';

export interface ProgressProps {
  /** Accessible name: what is counted. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

export const Progress = ({ label, percent }: ProgressProps) => (
  <div className="y-progress" role="progressbar" aria-label={label} aria-valuenow={Math.round(percent)}>
    <div className="y-progress__bar" style={{ inlineSize: `${percent}%` }} />
  </div>
);
