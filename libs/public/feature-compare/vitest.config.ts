import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [messages({ scope: 'public' })],
  test: { name: 'public-feature-compare', environment: 'jsdom' },
});
