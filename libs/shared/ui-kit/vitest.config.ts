import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'ui-kit', environment: 'jsdom', testTimeout: 30_000 } });
