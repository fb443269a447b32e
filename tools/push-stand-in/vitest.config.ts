import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'push-stand-in', environment: 'node' } });
