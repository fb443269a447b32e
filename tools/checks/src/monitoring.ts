import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';
import { anchorsIn } from './documents.ts';
import { metricsIn, problemsOfQuery } from './queries.ts';

const root = join(import.meta.dirname, '../../..');
const folder = 'tools/deploy/monitoring';
const runbook = 'docs/guides/alerts.md';
const sources = '{apps/{api,gateway}/src,apps/public/server,libs/shared/{api-contract,tracing}/src}/**/*.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

export interface Alert {
  alert: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; description?: string; runbook_url?: string };
}

/** What an alert lacks. `anchors` are those of the runbook, `tested` the alerts that a test expects. */
export const problemsOfAlert = (
  { alert, labels, annotations }: Alert,
  { anchors, tested }: { anchors: readonly string[]; tested: ReadonlySet<string> },
): string[] => {
  const anchor = alert.toLowerCase();
  return [
    ...(['critical', 'warning'].includes(labels?.severity ?? '') ? [] : ['has no severity']),
    ...(annotations?.summary && annotations.description ? [] : ['has no summary or no description']),
    ...(annotations?.runbook_url === `${runbook}#${anchor}` ? [] : [`does not lead to ${runbook}#${anchor}`]),
    ...(anchors.includes(anchor) ? [] : [`has no section in ${runbook}`]),
    ...(tested.has(alert) ? [] : ['has no test in which it fires']),
  ].map((problem) => `${alert} ${problem}`);
};

interface Panel {
  type: string;
  title?: string;
  targets?: { expr: string }[];
  fieldConfig?: { defaults?: { unit?: string } };
}

/** What the panels of a dashboard lack: a title, a unit. An address in it would be one of the author's machine. */
export const problemsOfDashboard = (text: string): string[] => {
  const { panels } = JSON.parse(text) as { panels: Panel[] };
  return [
    ...panels.filter(({ title }) => !title).map(({ type }) => `a panel of type ${type} has no title`),
    ...panels
      .filter(({ targets, fieldConfig }) => targets && !fieldConfig?.defaults?.unit)
      .map(({ title }) => `"${title}" has no unit`),
    ...[...text.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => `the address ${address} is in it`),
  ];
};

const expressionsOf = (text: string): string[] =>
  (JSON.parse(text) as { panels: Panel[] }).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Series of all programs by name, with their labels. */
const readMetrics = async (texts: readonly string[]): Promise<Map<string, string[]>> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ofNode = (await registry.getMetricsAsJSON()).map(({ name, values }) => ({
    name,
    labels: values.flatMap(({ labels }) => Object.keys(labels)),
  }));
  const known = new Map<string, string[]>([['up', []]]);
  // The gateway and the API have one of the same name, with different labels.
  for (const { name, labels } of [...ofNode, ...texts.flatMap(metricsIn)])
    known.set(name, [...(known.get(name) ?? []), ...labels]);
  return known;
};

/** Alerts, dashboard, scrape configurations and guides must name only what the programs measure. */
export const checkMonitoring = async (): Promise<boolean> => {
  const texts = globSync(sources, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map(textOf);
  const known = await readMetrics(texts);
  const all = texts.join('\n');
  const scraped = globSync(`${folder}/prometheus*.yaml`, { cwd: root }).map(textOf).join('\n');
  const isValue = (value: string, label: string) =>
    label === 'job' ? scraped.includes(`job_name: ${value}\n`) : all.includes(`'${value}'`);

  const { groups } = parse(textOf(`${folder}/alerts.yaml`)) as { groups: { rules: Alert[] }[] };
  const alerts = groups.flatMap(({ rules }) => rules);
  const tested = new Set(
    [...textOf(`${folder}/alerts.test.yaml`).matchAll(/alertname="(\w+)"/g)].map(([, name]) => name!),
  );
  const anchors = anchorsIn(textOf(runbook));
  const dashboard = textOf(`${folder}/dashboard.json`);
  const guides = globSync('docs/guides/*.md', { cwd: root });
  const series = [...known.keys(), ...[...known.keys()].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))];

  const problems = [
    ...alerts.flatMap((alert) => problemsOfAlert(alert, { anchors, tested })),
    ...problemsOfDashboard(dashboard).map((problem) => `dashboard.json: ${problem}`),
    ...[...alerts.map(({ expr }) => expr), ...expressionsOf(dashboard)].flatMap((query) =>
      problemsOfQuery(query, known, isValue),
    ),
    ...guides.flatMap((path) =>
      [...textOf(path).matchAll(/\byoodee_\w+/g)]
        .filter(([name]) => !series.includes(name))
        .map(([name]) => `${path}: no program measures ${name}`),
    ),
  ];
  for (const problem of problems) console.log(`monitoring: ${problem}`);
  console.log(`monitoring: ${alerts.length} alerts, ${known.size} series, ${problems.length} problems`);
  return problems.length === 0;
};
