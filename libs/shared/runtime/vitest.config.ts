import { defineProject } from 'vitest/config';
import { inlineScripts } from './src/vite.ts';
import { components } from '../../../vitest.components.ts';

export default defineProject({
  plugins: [inlineScripts(), components()],
  test: { name: 'runtime' },
});
