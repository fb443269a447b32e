/** The limit of a figure. */
export type Budget = { most: number } | { least: number };

/** One line of the result. */
export interface Measurement {
  part: string;
  name: string;
  value: number;
  unit: string;
  budget?: Budget | undefined;
}

export type Verdict = 'met' | 'MISSED' | '';

/** Compares a figure with its budget, if it has one. A figure that could not be measured counts as missed. */
export const verdictOf = ({ value, budget }: Measurement): Verdict => {
  if (!budget) return '';
  const isMet = 'most' in budget ? value <= budget.most : value >= budget.least;
  return isMet ? 'met' : 'MISSED';
};

/** Three significant digits: 0.0123, 1.23, 12.3, 123, 12300. */
const written = (value: number): string => {
  if (!Number.isFinite(value)) return 'not measured';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return String(Number(value.toFixed(Math.min(digits, 4))));
};

const limit = (budget: Budget | undefined): string => {
  if (!budget) return '';
  return 'most' in budget ? `≤ ${budget.most}` : `≥ ${budget.least}`;
};

const headings = ['part', 'figure', 'value', 'unit', 'budget', ''];

/** All figures as one table of text, budgets beside values. */
export const toTable = (figures: readonly Measurement[]): string => {
  const rows = figures.map((figure) => [
    figure.part,
    figure.name,
    written(figure.value),
    figure.unit,
    limit(figure.budget),
    verdictOf(figure),
  ]);
  const widths = headings.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]!.length)));
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 2 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
