import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'search-query', environment: 'node', testTimeout: 60_000 } });
