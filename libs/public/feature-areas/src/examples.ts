export { loadExamples } from './lib/examples/load-examples.tsx';
