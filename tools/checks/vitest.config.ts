import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'checks', environment: 'node', testTimeout: 120_000 } });
