import { expect, it } from 'vitest';
import { problemsOfAlert, problemsOfDashboard, type Alert } from './monitoring.ts';

const alert: Alert = {
  alert: 'ProgramDown',
  expr: 'up == 0',
  labels: { severity: 'critical' },
  annotations: { summary: 'down', description: 'for long', runbook_url: 'docs/guides/alerts.md#programdown' },
};
const around = { anchors: ['programdown'], tested: new Set(['ProgramDown']) };

it('accepts an alert with severity, words, a section of the runbook and a test', () => {
  expect(problemsOfAlert(alert, around)).toEqual([]);
});

it.each([
  ['has no severity', { ...alert, labels: { severity: 'page' } }, around],
  ['has no summary or no description', { ...alert, annotations: { ...alert.annotations, summary: '' } }, around],
  [
    'does not lead to docs/guides/alerts.md#programdown',
    { ...alert, annotations: { ...alert.annotations, runbook_url: 'https://wiki.example/1' } },
    around,
  ],
  ['has no section in docs/guides/alerts.md', alert, { ...around, anchors: [] }],
  ['has no test in which it fires', alert, { ...around, tested: new Set<string>() }],
])('reports an alert that %s', (problem, one, known) => {
  expect(problemsOfAlert(one, known)).toEqual([`ProgramDown ${problem}`]);
});

it('reports panels without a title or a unit, and addresses', () => {
  const panels = [
    { type: 'row', title: 'Pages' },
    { type: 'timeseries', title: 'Requests', targets: [{ expr: 'up' }], fieldConfig: { defaults: { unit: 'reqps' } } },
    { type: 'stat', targets: [{ expr: 'up' }], fieldConfig: { defaults: { unit: 'short' } } },
    { type: 'timeseries', title: 'Memory', targets: [{ expr: 'up' }] },
  ];

  expect(problemsOfDashboard(JSON.stringify({ panels, links: ['http://grafana.local/d/1'] }))).toEqual([
    'a panel of type stat has no title',
    '"Memory" has no unit',
    'the address http://grafana.local/d/1 is in it',
  ]);
});
