import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'tracing', environment: 'node' } });
