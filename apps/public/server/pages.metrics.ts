import { Counter, Gauge, Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'yoodee_page_render_duration_seconds',
  help: 'Time to load and render a page, by page (language and name) and status.',
  labelNames: ['page', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const running = new Gauge({ name: 'yoodee_renders_running', help: 'Pages and page data that are being rendered.' });

const refused = new Counter({
  name: 'yoodee_renders_refused_total',
  help: 'Requests refused because too many pages were being rendered.',
});

/** Renders a page and measures it. `page` is the id of its route; null where there is none. */
export const measureRender = async (page: string | null, render: () => Promise<Response>): Promise<Response> => {
  const end = duration.startTimer();
  const response = await render();
  end({ page: page ?? 'none', status: response.status });
  return response;
};

export const countRefusal = () => refused.inc();

export const reportRunning = (count: number) => running.set(count);
