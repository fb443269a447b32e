import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'server-data-lock', environment: 'node' } });
