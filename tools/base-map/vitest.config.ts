import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'base-map', environment: 'node' } });
