import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [messages({ scope: 'account' })],
  test: {
    name: 'account-feature-create-asset',
    environment: 'jsdom',
    setupFiles: ['./src/testing/test-setup.ts'],
    testTimeout: 30_000,
  },
});
