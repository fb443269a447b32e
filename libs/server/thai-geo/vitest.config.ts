import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'server-thai-geo', environment: 'node' } });
