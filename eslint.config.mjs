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

/** Members that the types of React Router mark as private. */
const privateOfRouter =
  '/^(_.*|basename|createHref|createURL|deleteBlocker|deleteFetcher|dispose|enableScrollRestoration|encodeLocation|fetch|future|getBlocker|getFetcher|initialize|manifest|match|patchRoutes|resetFetcher|revalidate|routes|state|subscribe|window)$/';

/** Undocumented entry points of a framework, which may break with its next version. Tests may use them. */
const internals = [
  {
    selector:
      ':matches(Identifier[name=/^__reactRouter/], Literal[value=/__reactRouter/], TemplateElement[value.raw=/__reactRouter/])',
    message: 'A private global of React Router.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(listeners|rawListeners)$/]',
    message: "Another module's listeners are private to it.",
  },
  {
    selector: 'AssignmentExpression[left.object.property.name="prototype"]',
    message: 'Do not replace methods of a class that is not yours.',
  },
  {
    selector:
      'CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(assign|defineProperty|defineProperties)$/] > MemberExpression.arguments:first-child[property.name="prototype"]',
    message: 'Do not replace methods of a class that is not yours.',
  },
  ...[
    // `router.state`, `site.router.state`
    ...['name', 'property.name'].map(
      (name) => `MemberExpression[object.${name}=/[rR]outer$/][property.name=${privateOfRouter}]`,
    ),
    // `const { state } = router`, `const { state } = site.router`
    ...['name', 'property.name'].map(
      (name) => `VariableDeclarator[init.${name}=/[rR]outer$/] > ObjectPattern > Property[key.name=${privateOfRouter}]`,
    ),
    // `({ state }: SiteRouter) => …`, `({ state }: RouterProviderProps['router']) => …`
    ...['typeName.name=/Router$/', 'indexType.literal.value="router"'].map(
      (type) => `ObjectPattern[typeAnnotation.typeAnnotation.${type}] > Property[key.name=${privateOfRouter}]`,
    ),
    // `router.navigate(-1)`
    ...['Literal[raw=/^\\d/]', 'UnaryExpression'].map(
      (delta) =>
        `CallExpression[callee.object.name=/[rR]outer$/][callee.property.name="navigate"] > ${delta}.arguments:first-child`,
    ),
  ].map((selector) => ({
    selector,
    message: 'A private member of the router: use a hook of React Router, or your own routes.',
  })),
  {
    selector: 'ObjectExpression:has(> Property[key.name="status"]) > Property[key.name="internal"]',
    message: 'A private field of ErrorResponse: throw `data(…)`.',
  },
  {
    selector:
      'CallExpression[callee.object.name="Symbol"][callee.property.name="for"][arguments.0.value=/^(react|vite|fastify)/]',
    message: 'A private symbol of a framework.',
  },
  {
    selector:
      ':matches(Literal[value=/(react-router|react-dom|vite|fastify)\\/dist\\//], Literal[regex.pattern=/(react-router|react-dom|vite|fastify).{0,9}dist/])',
    message: 'The built files of a framework change with every version: use its documented entries.',
  },
];

/** Server and browser would format another day. */
const datesWithoutZone = [
  'CallExpression[callee.property.name=/^format(Date|Time)$/]:not(:has(Property[key.name="timeZone"]))',
  'CallExpression[callee.name=/^format(Date|Time)$/]:has(> ObjectExpression):not(:has(Property[key.name="timeZone"]))',
  'JSXOpeningElement[name.name=/^Formatted(Date|Time)/]:not(:has(JSXAttribute[name.name="timeZone"]))',
].map((selector) => ({ selector, message: 'Give the time zone, or use the formatters of `@yoodee/formatters`.' }));

/** Test files share their modules. */
const replacedModules = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/]',
  message:
    'A module that another test file loaded before stays real: pass what the test replaces, or answer in place of the network.',
};

const freshModules = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name="resetModules"]',
  message: 'Every later file would load all modules again: name this one `*.isolated.test.ts`.',
};

const wordsOutsideMessages = {
  selector: ':matches(JSXText, JSXElement > JSXExpressionContainer > Literal)[value=/[A-Za-zก-๙]/]',
  message: 'Texts belong in messages, in both languages.',
};

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
      // The output of failed end-to-end tests, which includes built sites.
      '**/test-results/**',
      '**/playwright-report/**',
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
        AbortSignal: 'readonly',
      },
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          depConstraints: boundaries,
          // Compiled messages are loaded lazily, the library itself is not. A feature has several entries, of which some
          // are lazy: the rule does not tell them apart.
          checkDynamicDependenciesExceptions: ['@yoodee/i18n', '@yoodee/public-.*', '@yoodee/account-feature-.*'],
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
      'formatjs/enforce-plural-rules': ['error', { other: true }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    basePath: import.meta.dirname,
    files: ['{apps,libs,tools}/**/*.{ts,tsx,mjs}'],
    // The tripwire contains the forbidden imports on purpose.
    ignores: ['**/*.test.*', '**/testing/**', 'apps/e2e/**', 'tools/checks/src/boundaries.ts'],
    rules: { 'no-restricted-syntax': ['error', ...internals, ...datesWithoutZone] },
  },
  {
    basePath: import.meta.dirname,
    files: ['{apps,libs,tools}/**/*.test.{ts,tsx}', '{apps,libs,tools}/**/testing/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', replacedModules, freshModules] },
  },
  {
    basePath: import.meta.dirname,
    files: ['{apps,libs,tools}/**/*.isolated.test.{ts,tsx}', 'libs/shared/runtime/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', replacedModules] },
  },
  {
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
      'no-restricted-syntax': ['error', ...internals, ...datesWithoutZone, wordsOutsideMessages],
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
  {
    // Playwright derives the fixtures that a fixture needs from this pattern; here none.
    basePath: import.meta.dirname,
    files: ['apps/e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    basePath: import.meta.dirname,
    files: ['**/*.messages.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...internals,
        {
          selector:
            ":matches(CallExpression[callee.name='defineMessages'] > ObjectExpression > Property > ObjectExpression, CallExpression[callee.name='defineMessage']:not([typeArguments]) > ObjectExpression) > Property[key.name='defaultMessage'] Literal[value=/[{<]/]",
          message: 'Name the values of this message: defineMessage<{ count: number }>({ … }).',
        },
      ],
    },
  },
);
