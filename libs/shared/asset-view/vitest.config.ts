import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'asset-view', environment: 'jsdom' } });
