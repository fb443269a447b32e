import workspace from '../../eslint.config.mjs';

export default [
  ...workspace,
  // A test that failed leaves there what it ran on, built sites among it.
  { ignores: ['test-results/**'] },
  {
    // Playwright reads from this pattern which fixtures a fixture needs: none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
];
