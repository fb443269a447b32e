import { describe, expect, it } from 'vitest';
import endpoint from './endpoint/endpoint.ts';
import feature from './feature/feature.ts';
import { workspaceTree } from './testing/workspace-tree.ts';
import uiComponent from './ui-component/ui-component.ts';

const titles = { th: 'ราคาตลาด', en: 'Market prices' };

const libraryFiles = (folder: string, name: string) =>
  [
    `${folder}/package.json`,
    `${folder}/project.json`,
    `${folder}/src/${name}.page.tsx`,
    `${folder}/src/lib/${name}-page.messages.ts`,
    `${folder}/src/lib/${name}-page.module.css`,
    `${folder}/src/lib/${name}-page.test.tsx`,
    `${folder}/src/lib/${name}-page.tsx`,
    `${folder}/src/locales/en.json`,
    `${folder}/tsconfig.json`,
  ].sort();

describe('a feature adds a folder and one line', () => {
  it('for members', async () => {
    const { tree, changes } = workspaceTree();

    await feature(tree, { name: 'documents', account: true, ...titles });

    expect(changes()).toEqual({
      created: libraryFiles('libs/account/feature-documents', 'documents'),
      changed: {
        'apps/account/src/page-list.ts': [
          "+ memberPage('/my-account/documents', () => import('@yoodee/account-feature-documents/documents.page')),",
        ],
      },
    });
  });

  it('for visitors', async () => {
    const { tree, changes } = workspaceTree();

    await feature(tree, { name: 'market-prices', ...titles });

    expect(changes()).toEqual({
      created: libraryFiles('libs/public/feature-market-prices', 'market-prices'),
      changed: {
        'apps/public/app/routes.ts': [
          "+ page('market-prices', 'market-prices', () => import('@yoodee/public-feature-market-prices/market-prices.page')),",
        ],
      },
    });
  });
});

describe('an endpoint is added to its module', () => {
  const files = (folder: string) => [
    `${folder}/market-prices.queries.ts`,
    `${folder}/market-prices.routes.test.ts`,
    `${folder}/market-prices.routes.ts`,
  ];
  const contract = 'libs/shared/api-contract/src/lib/market-prices.contract.ts';

  it('an existing module', async () => {
    const { tree, changes } = workspaceTree();

    await endpoint(tree, { module: 'geo', name: 'get-market-prices', path: '/market/prices' });

    expect(changes()).toEqual({
      created: [...files('apps/api/src/modules/geo'), contract],
      changed: {
        'apps/api/src/modules/geo/geo.module.ts': [
          '- routes: [geoRoutes],',
          "+ import { marketPricesRoutes } from './market-prices.routes.ts';",
          '+ routes: [geoRoutes, marketPricesRoutes],',
        ],
      },
    });
  });

  it('a new module', async () => {
    const { tree, changes } = workspaceTree();

    await endpoint(tree, { module: 'market', name: 'get-market-prices', path: '/market/prices' });

    expect(changes()).toEqual({
      created: [
        ...[...files('apps/api/src/modules/market'), 'apps/api/src/modules/market/market.module.ts'].sort(),
        contract,
      ],
      changed: {
        'apps/api/src/modules.ts': [
          "+ import { marketModule } from './modules/market/market.module.ts';",
          '+ marketModule,',
        ],
      },
    });
  });
});

it('a component is added to the recipes, the exports and the gallery', async () => {
  const { tree, changes } = workspaceTree();

  await uiComponent(tree, { name: 'price-tag' });

  expect(changes()).toEqual({
    created: [
      'libs/shared/ui-kit/src/components/price-tag.test.tsx',
      'libs/shared/ui-kit/src/components/price-tag.tsx',
      'libs/shared/ui-kit/src/theme/recipes/price-tag.ts',
    ],
    changed: {
      'libs/shared/ui-kit/src/browser/gallery-light.tsx': ['+ <kit.PriceTag>ใหม่</kit.PriceTag>'],
      'libs/shared/ui-kit/src/index.ts': [
        "+ export { PriceTag, type PriceTagProps } from './components/price-tag.tsx';",
      ],
      'libs/shared/ui-kit/src/theme/recipes.ts': [
        "+ import { priceTagRecipe } from './recipes/price-tag.ts';",
        '+ priceTag: priceTagRecipe,',
      ],
    },
  });
});

type Generate = (tree: ReturnType<typeof workspaceTree>['tree']) => Promise<unknown>;

it.each<[string, Generate, string]>([
  ['a path of a page', (tree) => feature(tree, { name: 'news', ...titles }), 'The path /news is taken.'],
  ['a path of the gateway', (tree) => feature(tree, { name: 'img', ...titles }), 'The path /img is taken.'],
  [
    'a path of a member page',
    (tree) => feature(tree, { name: 'setting', account: true, ...titles }),
    'The path /my-account/setting is taken.',
  ],
  [
    'a library that exists',
    (tree) => feature(tree, { name: 'home', ...titles }),
    'libs/public/feature-home/package.json exists already.',
  ],
  [
    'the wrong language',
    (tree) => feature(tree, { name: 'market', th: 'Market', en: 'Market' }),
    'The title of --th is not in that language.',
  ],
  [
    'a component that exists',
    (tree) => uiComponent(tree, { name: 'badge' }),
    'libs/shared/ui-kit/src/components/badge.tsx exists already.',
  ],
  [
    'the path of an endpoint',
    (tree) => endpoint(tree, { module: 'geo', name: 'get-places', path: '/geo/provinces' }),
    '/geo/provinces is the path of another endpoint.',
  ],
])('refuses %s and changes nothing', async (_what, generate, message) => {
  const { tree, changes } = workspaceTree();

  await expect(generate(tree)).rejects.toThrow(message);

  expect(changes()).toEqual({ created: [], changed: {} });
});
