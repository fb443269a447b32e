/** Rules for imports inside the API. `npm run lint` runs them; ESLint cannot report cycles between folders. */
export default {
  forbidden: [
    {
      name: 'no-cycle-between-modules',
      comment: 'Two modules that need each other are one module. Move what both need into a third, or pass it in.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/modules/[^/]+$' },
      to: { path: '^src/modules/[^/]+$', circular: true },
    },
    {
      name: 'modules-do-not-know-the-composition',
      comment: 'A module declares the services that it needs as parameters.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/(api-module|main|modules|server|services)[.]ts$|^src/(ops|seed|testing)/' },
    },
    {
      name: 'foundations-do-not-know-modules',
      severity: 'error',
      from: { path: '^src/(db|http|idempotency|jobs|rate-limits|workers)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^src',
    exclude: { path: '[.]test[.]ts$' },
    // Type imports count: a module's types are part of it.
    tsPreCompilationDeps: true,
  },
};
