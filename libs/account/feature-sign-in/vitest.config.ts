import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'account-feature-sign-in', environment: 'jsdom' } });
