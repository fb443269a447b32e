import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';
import { components } from '../../../vitest.components.ts';

export default defineProject({
  plugins: [messages({ scope: 'public' }), components()],
  test: { name: 'public-feature-compare' },
});
