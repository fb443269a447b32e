import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'line-stand-in', environment: 'node' } });
