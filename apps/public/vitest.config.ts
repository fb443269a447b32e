import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'public', environment: 'jsdom' } });
