import { Gauge } from 'prom-client';

let count = () => 0;

new Gauge({
  name: 'yoodee_event_streams',
  help: 'Open streams of conversation events.',
  collect() {
    this.set(count());
  },
});

const limit = new Gauge({ name: 'yoodee_event_streams_max', help: 'Streams that the process opens at most.' });

/** Reports the number of open streams with every scrape, and their limit. */
export const reportStreams = (read: () => number, max: number) => {
  count = read;
  limit.set(max);
};
