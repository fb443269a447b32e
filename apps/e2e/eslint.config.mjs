import workspace from '../../eslint.config.mjs';

export default [
  ...workspace,
  {
    // Playwright reads from this pattern which fixtures a fixture needs: none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
];
