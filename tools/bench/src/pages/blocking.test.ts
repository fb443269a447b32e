import { expect, it } from 'vitest';
import { blockingIn, mainTasksIn, withoutGraphics, type TraceEvent } from './blocking.ts';

const main = { pid: 7, tid: 1 };
const thread = (pid: number, tid: number, name: string): TraceEvent => ({
  ...{ name: 'thread_name', pid, tid, ts: 0 },
  args: { name },
});
const task = (ts: number, tdur: number, where = main): TraceEvent => ({
  ...{ name: 'ThreadControllerImpl::RunTask', ts, tdur },
  ...where,
});
const page = [
  thread(7, 1, 'CrRendererMain'),
  thread(7, 2, 'Compositor'),
  thread(8, 1, 'CrRendererMain'),
  { name: 'firstContentfulPaint', ts: 1_000, ...main },
];

it('sums the time of the page’s tasks beyond 50 ms on a phone', () => {
  // Two tasks of 60 and 100 ms on a phone, and one below the threshold.
  expect(blockingIn([...page, task(2_000, 15_000), task(3_000, 25_000), task(4_000, 12_500)])).toBe(60);
});

it('ignores tasks before the first paint, of other threads and of other pages', () => {
  const elsewhere = [
    task(500, 90_000),
    task(2_000, 90_000, { pid: 7, tid: 2 }),
    task(2_000, 90_000, { pid: 8, tid: 1 }),
  ];

  expect(blockingIn([...page, ...elsewhere])).toBe(0);
});

it('throws for a trace without a page', () => {
  expect(() => blockingIn([])).toThrow('no paint');
});

it('lists the tasks of main threads as long as on a phone, without a paint', () => {
  expect(
    mainTasksIn([thread(7, 1, 'CrRendererMain'), task(1, 2_000), task(2, 15_000), task(3, 9, { pid: 7, tid: 2 })]),
  ).toEqual([8, 60]);
});

it('leaves out once what a task waits for graphics', () => {
  const wait = (name: string, ts: number, dur: number, where = main): TraceEvent => ({
    ...{ name, ts, dur, tdur: dur },
    ...where,
  });
  const waits = [
    wait('GLES2::ReadPixels', 110, 5_000),
    wait('CommandBufferProxyImpl::WaitForGetOffset', 120, 4_000),
    wait('GLES2::ReadPixels', 8_000, 1_000),
    wait('GLES2::ReadPixels', 200, 9_000, { pid: 7, tid: 2 }),
    wait('GLES2::ReadPixels', 30_000, 1_000),
  ];

  const events = withoutGraphics([thread(7, 1, 'CrRendererMain'), { ...task(100, 20_000), dur: 20_000 }, ...waits]);

  expect(mainTasksIn(events)).toEqual([56]);
});
