import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [messages({ scope: 'account' })],
  test: { name: 'account-feature-profile', environment: 'jsdom', testTimeout: 30_000 },
});
