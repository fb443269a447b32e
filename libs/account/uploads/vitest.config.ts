import { defineProject } from 'vitest/config';
import { components } from '../../../vitest.components.ts';

export default defineProject({ plugins: [components()], test: { name: 'account-uploads' } });
