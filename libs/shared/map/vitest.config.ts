import { messages } from '@yoodee/i18n/vite';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [messages()],
  test: { name: 'map', environment: 'jsdom' },
});
