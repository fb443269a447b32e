/** A metric as a program declares it, or as a query selects it. */
export interface Metric {
  name: string;
  labels: readonly string[];
}

export interface SelectedMetric extends Metric {
  /** Label values that the query spells out; patterns other than lists of words are left out. */
  values: readonly { label: string; value: string }[];
}

/** Prometheus adds these to every series: from its configuration, and to the buckets of a histogram. */
const addedLabels = ['job', 'instance', 'le'];

const declaration = /new (Counter|Gauge|Histogram)\(/g;
const suffixes = { Counter: [''], Gauge: [''], Histogram: ['_bucket', '_sum', '_count'] };

/** The metrics that a source declares with `prom-client`, by the names of their series. */
export const metricsIn = (source: string): Metric[] =>
  [...source.matchAll(declaration)].flatMap(({ 1: type, index }) => {
    const [declared] = source.slice(index + 4).split(/new (?:Counter|Gauge|Histogram)\(/, 1);
    const name = /\bname: '(\w+)'/.exec(declared!)?.[1];
    const labels = /\blabelNames: \[([^\]]*)\]/.exec(declared!)?.[1] ?? '';
    if (name === undefined) return [];
    return suffixes[type as keyof typeof suffixes].map((suffix) => ({
      name: name + suffix,
      labels: [...labels.matchAll(/'(\w+)'/g)].map(([, label]) => label!),
    }));
  });

const selector = /([a-zA-Z_:][\w:]*)\s*(?:\{([^}]*)\})?(?!\w|\s*\()/g;
const grouping = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);

/** The metrics that a PromQL query selects, and the labels that it groups or joins by. */
export const readQuery = (query: string): { metrics: SelectedMetric[]; groupedBy: string[] } => {
  const groupedBy = [...query.matchAll(grouping)].flatMap(([, list]) => list!.split(',').map((label) => label.trim()));
  const bare = query.replace(grouping, ' ').replace(/\[[^\]]*\]|\b\d[\w.]*/g, ' ');
  const metrics = [...bare.matchAll(selector)]
    .filter(([, name]) => !words.has(name!.toLowerCase()))
    .map(([, name, matchers = '']) => {
      const parts = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label, text]) => ({
        label: label!,
        texts: text!.split('|'),
      }));
      return {
        name: name!,
        labels: parts.map(({ label }) => label),
        values: parts.flatMap(({ label, texts }) =>
          texts.filter((value) => /^[a-z][a-z_ -]*$/.test(value)).map((value) => ({ label, value })),
        ),
      };
    });
  return { metrics, groupedBy };
};

/**
 * Metrics, labels and values of a query that no program exports. `isValue` tells whether a source contains the text.
 */
export const problemsOfQuery = (
  query: string,
  known: ReadonlyMap<string, readonly string[]>,
  isValue: (value: string, label: string) => boolean,
): string[] => {
  const { metrics, groupedBy } = readQuery(query);
  const labelsOf = (name: string) => [...(known.get(name) ?? []), ...addedLabels];
  const all = new Set(metrics.flatMap(({ name }) => labelsOf(name)));
  return [
    ...metrics.filter(({ name }) => !known.has(name)).map(({ name }) => `no program measures ${name}`),
    ...metrics
      .filter(({ name }) => known.has(name))
      .flatMap(({ name, labels }) =>
        labels
          .filter((label) => !labelsOf(name).includes(label))
          .map((label) => `${name} does not have the label ${label}`),
      ),
    ...groupedBy.filter((label) => !all.has(label)).map((label) => `nothing in "${query}" has the label ${label}`),
    ...metrics.flatMap(({ name, values }) =>
      values
        .filter(({ label, value }) => !isValue(value, label))
        .map(({ label, value }) => `no program writes "${value}", which ${name} should have as ${label}`),
    ),
  ];
};
