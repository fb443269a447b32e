import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'demo-data', environment: 'node', testTimeout: 60_000 } });
