export { startCollector, type Collector, type ReceivedSpan } from './testing/collector.ts';
