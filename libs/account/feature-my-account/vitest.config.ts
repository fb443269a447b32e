import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';
import { components } from '../../../vitest.components.ts';

export default defineProject({
  plugins: [messages({ scope: 'account' }), components()],
  test: { name: 'account-feature-my-account' },
});
