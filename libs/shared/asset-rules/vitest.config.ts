import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'asset-rules', environment: 'node' } });
