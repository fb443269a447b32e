import { Counter, Gauge, Histogram } from 'prom-client';

const runs = new Counter({
  name: 'yoodee_job_runs_total',
  help: 'Runs of scheduled jobs, by name and outcome (done, failed).',
  labelNames: ['name', 'outcome'] as const,
});

const duration = new Histogram({
  name: 'yoodee_job_duration_seconds',
  help: 'Time of one run of a scheduled job.',
  labelNames: ['name'] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 300],
});

const lastDone = new Gauge({
  name: 'yoodee_job_last_done_timestamp_seconds',
  help: 'When a scheduled job last ended without an error, in seconds since 1970.',
  labelNames: ['name'] as const,
});

const interval = new Gauge({
  name: 'yoodee_job_interval_seconds',
  help: 'The pause between two runs of a scheduled job.',
  labelNames: ['name'] as const,
});

/** Reports the interval of a job, so that an alert can compare it with the last run. Its runs are counted from zero. */
export const announceJob = (name: string, everyMs: number) => {
  interval.set({ name }, everyMs / 1_000);
  for (const outcome of ['done', 'failed']) runs.inc({ name, outcome }, 0);
};

/** Runs a job and measures it. Rejects as the job does. */
export const measureJob = async (name: string, run: () => Promise<void>): Promise<void> => {
  const end = duration.startTimer({ name });
  try {
    await run();
    runs.inc({ name, outcome: 'done' });
    lastDone.setToCurrentTime({ name });
  } catch (error) {
    runs.inc({ name, outcome: 'failed' });
    throw error;
  } finally {
    end();
  }
};
