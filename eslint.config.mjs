import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const may = (sourceTag, ...onlyDependOnLibsWithTags) => ({ sourceTag, onlyDependOnLibsWithTags });

/** One row per tag; a project must satisfy the rows of all its tags. */
const boundaries = [
  may('type:app', 'type:feature', 'type:ui', 'type:data', 'type:util', 'type:testing'),
  may('type:feature', 'type:ui', 'type:data', 'type:util', 'type:testing'),
  may('type:data', 'type:data', 'type:util'),
  {
    ...may('type:ui', 'type:ui', 'type:util'),
    bannedExternalImports: ['@reduxjs/*', 'react-redux', 'redux-persist'],
  },
  { ...may('type:util', 'type:util'), bannedExternalImports: ['@chakra-ui/*', '@reduxjs/*', 'react-redux'] },
  may('scope:public', 'scope:public', 'scope:shared'),
  may('scope:account', 'scope:account', 'scope:shared'),
  may('scope:server', 'scope:server', 'scope:shared'),
  may('scope:shared', 'scope:shared'),
  may('platform:web', 'platform:web', 'platform:any'),
  may('platform:node', 'platform:node', 'platform:any'),
  may('platform:any', 'platform:any'),
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/generated/**',
      '**/build/**',
      '**/dist/**',
      '**/.react-router/**',
      '**/.astro/**',
      '**/.nx/**',
      '**/eslint.config.mjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx, 'react-hooks': reactHooks, formatjs },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          depConstraints: boundaries,
          // Belongs to no project.
          allow: ['/vitest\\.components\\.ts$'],
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@yoodee/*/src/*'], message: 'Import what the library exports.' }] },
      ],
      'formatjs/enforce-id': 'off',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/no-multiple-plurals': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Each project has a configuration file that repeats this one, and patterns begin where that file is.
    basePath: import.meta.dirname,
    files: [
      'libs/public/**/*.tsx',
      'libs/account/**/*.tsx',
      'libs/shared/**/*.tsx',
      'apps/public/**/*.tsx',
      'apps/account/**/*.tsx',
    ],
    ignores: ['**/*.test.tsx', '**/testing/**', 'libs/shared/ui-kit/src/browser/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(JSXText, JSXElement > JSXExpressionContainer > Literal)[value=/[A-Za-zก-๙]/]',
          message: 'Words are messages, in both languages.',
        },
      ],
    },
  },
  {
    basePath: import.meta.dirname,
    files: ['libs/**/*.{ts,tsx}', 'apps/{public,account}/**/*.{ts,tsx}'],
    ignores: ['libs/shared/ui-kit/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@yoodee/*/src/*'], message: 'Import what the library exports.' },
            { group: ['@chakra-ui/*', '@emotion/*'], message: 'Only ui-kit imports Chakra; use @yoodee/ui-kit.' },
          ],
        },
      ],
    },
  },
);
