import { defineProject } from 'vitest/config';
import { inlineScripts } from './src/vite.ts';

export default defineProject({ plugins: [inlineScripts()], test: { name: 'runtime', environment: 'jsdom' } });
