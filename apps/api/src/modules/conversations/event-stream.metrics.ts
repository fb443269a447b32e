import { Gauge } from 'prom-client';

let count = () => 0;

new Gauge({
  name: 'yoodee_event_streams',
  help: 'Open streams of conversation events.',
  collect() {
    this.set(count());
  },
});

/** Reports the number of open streams. */
export const reportStreams = (read: () => number) => {
  count = read;
};
