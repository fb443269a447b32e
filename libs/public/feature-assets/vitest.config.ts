import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'public-feature-assets', environment: 'jsdom' } });
