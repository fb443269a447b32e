import { messages } from '@yoodee/i18n/vite';
import { inlineScripts } from '@yoodee/runtime/vite';
import { defineProject } from 'vitest/config';
import { components } from '../../vitest.components.ts';

export default defineProject({
  plugins: [inlineScripts(), messages(), components()],
  test: { name: 'public' },
});
