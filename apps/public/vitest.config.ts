import { inlineScripts } from '@yoodee/runtime/vite';
import { defineProject } from 'vitest/config';
import { components } from '../../vitest.components.ts';

export default defineProject({
  plugins: [inlineScripts(), components()],
  test: { name: 'public' },
});
