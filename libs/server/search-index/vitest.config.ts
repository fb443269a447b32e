import { defineProject } from 'vitest/config';

// Property tests compare hundreds of indexes. On a busy machine that takes longer than the default of five seconds.
export default defineProject({ test: { name: 'server-search-index', environment: 'node', testTimeout: 60_000 } });
