import { defineProject } from 'vitest/config';
import { inlineScripts } from './src/vite.ts';
import { components } from '../../../vitest.components.ts';

export default defineProject({
  plugins: [inlineScripts(), components({ isolate: true })],
  test: { name: 'runtime' },
});
