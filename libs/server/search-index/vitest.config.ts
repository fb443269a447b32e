import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'server-search-index', environment: 'node' } });
