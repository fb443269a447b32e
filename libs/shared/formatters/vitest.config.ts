import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'formatters', environment: 'node' } });
