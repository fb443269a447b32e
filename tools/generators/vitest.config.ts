import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'generators', environment: 'node', testTimeout: 300_000, hookTimeout: 60_000 },
});
