import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'purchase-costs', environment: 'node' } });
