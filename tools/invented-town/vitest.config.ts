import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'invented-town', environment: 'node' } });
