import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';
import { components } from '../../../vitest.components.ts';

export default defineProject({
  plugins: [messages(), components()],
  test: { name: 'layouts', setupFiles: ['./src/test-setup.ts'] },
});
