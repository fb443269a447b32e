import { describe, expect, it } from 'vitest';
import { metricsIn, problemsOfQuery, readQuery } from './queries.ts';

it('finds the metrics of a source with the series and the labels of each', () => {
  const source = `
const duration = new Histogram({
  name: 'request_seconds',
  labelNames: ['app', 'status'] as const,
});
new Gauge({
  name: 'open_streams',
  collect() { this.set({ a: 1 }, 2); },
});
const runs = new Counter({ name: 'runs_total', help: 'Runs.', labelNames: ['name'] as const });`;

  expect(metricsIn(source)).toEqual([
    { name: 'request_seconds_bucket', labels: ['app', 'status'] },
    { name: 'request_seconds_sum', labels: ['app', 'status'] },
    { name: 'request_seconds_count', labels: ['app', 'status'] },
    { name: 'open_streams', labels: [] },
    { name: 'runs_total', labels: ['name'] },
  ]);
});

it('distinguishes metrics from functions, operators, labels and durations', () => {
  const query = `
    histogram_quantile(0.95, sum by (instance, le) (rate(request_seconds_bucket{app!="",status=~"5.."}[5m]))) > 0.5
    and on (job) max_over_time(runs_total{name="outbox",outcome=~"sent|failed"}[1h] offset 1d) > 0
    or absent(up) unless open_streams > 1e3`;

  const { metrics, groupedBy } = readQuery(query);
  expect(metrics.map(({ name }) => name)).toEqual(['request_seconds_bucket', 'runs_total', 'up', 'open_streams']);
  expect(metrics[0]!.labels).toEqual(['app', 'status']);
  expect(metrics[1]!.values.map(({ value }) => value)).toEqual(['outbox', 'sent', 'failed']);
  expect(groupedBy).toEqual(['instance', 'le', 'job']);
});

describe('what a query may not name', () => {
  const known = new Map([
    ['runs_total', ['name', 'outcome']],
    ['up', []],
  ]);
  const isValue = (value: string) => value === 'failed';

  it.each([
    ['sum(rate(runs_totl[5m]))', 'no program measures runs_totl'],
    ['runs_total{result="failed"}', 'runs_total does not have the label result'],
    ['sum by (channel) (runs_total)', 'nothing in "sum by (channel) (runs_total)" has the label channel'],
    ['runs_total{outcome="fialed"}', 'no program writes "fialed", which runs_total should have as outcome'],
  ])('%s', (query, problem) => {
    expect(problemsOfQuery(query, known, isValue)).toEqual([problem]);
  });

  it('accepts what programs have and Prometheus adds', () => {
    const query = 'sum by (job, name) (increase(runs_total{outcome="failed",job=~"x.+"}[5m])) > 0 or up == 0';

    expect(problemsOfQuery(query, known, isValue)).toEqual([]);
  });
});
