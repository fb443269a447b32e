import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'account-feature-create-asset', environment: 'jsdom' } });
