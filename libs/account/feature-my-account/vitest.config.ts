import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'account-feature-my-account', environment: 'jsdom' } });
