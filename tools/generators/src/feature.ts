import { before, behindLast } from './edits.ts';
import { addPage, type Titles } from './feature-page.ts';
import { addLibrary, addPath, type Library } from './library.ts';
import { readName, type Name } from './names.ts';
import { CannotMakeError, type Plan } from './plan.ts';

const layoutTest = 'libs/shared/layouts/src/lib/layouts/layout-parts.test.ts';

/** The frame that a test expects around the new route, and one route more in all. */
const expectFrame = (plan: Plan, path: string, parts: string) =>
  plan.edit(layoutTest, (text) =>
    before(text, /^ {4}\['\/sign-up'/m, `    ['${path}', ${parts}],\n`).replace(
      /(Object\.keys\(routeLayouts\)\)\.toHaveLength\()(\d+)/,
      (_all, start: string, count: string) => start + (Number(count) + 1),
    ),
  );

const routeModule = ({ kebab, camel, pascal }: Name) => `import type { MetaDescriptor } from 'react-router';
import { routeLayouts } from '@yoodee/layouts';
import { ${pascal}Page, ${camel}PageMessages as messages } from '@yoodee/public-feature-${kebab}';
import { publicHeaders } from '../page-headers';
import { intlOfPath, pageMeta } from '../page-meta';
import { originOf } from '../site-origin';
import type { Route } from './+types/${kebab}';

export const handle = { layout: routeLayouts['/${kebab}'] };

export const headers = publicHeaders;

export function meta({ location, matches }: Route.MetaArgs): MetaDescriptor[] {
  const intl = intlOfPath(location.pathname);
  return pageMeta({
    origin: originOf(matches),
    path: location.pathname,
    title: intl.formatMessage(messages.title),
    description: intl.formatMessage(messages.metaDescription),
  });
}

export default function ${pascal}Route() {
  return <${pascal}Page />;
}
`;

const addPublicRoute = (plan: Plan, name: Name) => {
  const { kebab, camel } = name;
  const path = `/${kebab}`;
  addPath(plan, { name: camel, path, layout: 'default', hrefBefore: /^ {4}signUp: /m });
  expectFrame(plan, path, "visitor, [...visitor, 'tabBar']");
  plan.create(`apps/public/app/routes/${kebab}.tsx`, routeModule(name));
  plan.edit('apps/public/app/routes.ts', (text) =>
    behindLast(
      text,
      /^ {2}route\('[^']+', 'routes\/[^']+', \{ id: `.*\n/gm,
      `  route('${kebab}', 'routes/${kebab}.tsx', { id: \`\${locale}/${kebab}\` }),\n`,
    ),
  );
  plan.edit('apps/public/app/sitemap/sitemap-entries.ts', (text) =>
    behindLast(text, /\[paths\.home[^\]]*(?=\])/g, `, paths.${camel}`),
  );
};

const addAccountRoute = (plan: Plan, { kebab, camel, pascal }: Name, { th, en }: Titles) => {
  const path = `/my-account/${kebab}`;
  const titleId = `account.app.titles.${kebab}`;
  addPath(plan, { name: camel, path, layout: 'nocontact', hrefBefore: /^ {4}createAsset: /m });
  expectFrame(plan, path, "member, ['mainBar', 'footer', 'tray', 'tabBar']");
  plan.edit('apps/account/src/router.tsx', (text) =>
    before(
      behindLast(
        text,
        /^const \w+ = \(\) => import\('@yoodee\/account-.*\n/gm,
        `const ${camel} = () => import('@yoodee/account-feature-${kebab}');\n`,
      ),
      /^ {6}\{\n {8}path: '\*',/m,
      `      {
        path: '${path}',
        loader: memberOnly(locale),
        handle: { layout: routeLayouts['${path}'], title: titles.${camel} },
        lazy: page(${camel}, (module) => module.${pascal}Page),
      },
`,
    ),
  );
  plan.edit('apps/account/src/titles.messages.ts', (text) =>
    before(
      text,
      /^\}\);/m,
      `  ${camel}: { id: '${titleId}', defaultMessage: '${th}', description: 'Title of ${en}' },\n`,
    ),
  );
  plan.edit('apps/account/src/titles.ts', (text) =>
    before(text, /^\};/m, `  ${camel}: inPageLanguage(messages.${camel}),\n`),
  );
  plan.edit('apps/account/src/locales/en.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as Record<string, string>), [titleId]: en }, null, 2),
  );
};

const readTitle = (language: 'th' | 'en', text: string | undefined): string => {
  const option = `--${language} "<title>"`;
  if (!text) throw new CannotMakeError(`A page needs a title in both languages: ${option} is missing.`);
  if (/[{}<>'"\\*\n]/.test(text) || text.length > 60)
    throw new CannotMakeError(
      `The title of ${option} is 60 characters at most, without quotes, braces and angle brackets.`,
    );
  if (/\p{Script=Thai}/u.test(text) !== (language === 'th'))
    throw new CannotMakeError(`The title of ${option} is not in that language.`);
  return text;
};

/** First parts of paths that are no page's: built files, page data, the other language. */
const noPages = new Set(['static', 'page-data', 'en']);

const isTaken = (plan: Plan, { kebab, camel }: Name, path: string): boolean =>
  plan.says('libs/shared/site/src/lib/hrefs.ts', new RegExp(`^ {4}${camel}:|to\\('${path}'\\)`, 'm')) ||
  plan.says('apps/gateway/src/mounts.ts', new RegExp(`'${path}'`)) ||
  plan.says('apps/public/app/routes.ts', new RegExp(`'${path.slice(1)}[/']`)) ||
  noPages.has(kebab);

/** A feature library with one page, which is there at its path in both languages. Throws {@link CannotMakeError}. */
export const planFeature = (
  plan: Plan,
  [text]: readonly string[],
  options: { account?: boolean; th?: string; en?: string },
) => {
  const name = readName('a feature', text);
  const titles: Titles = { th: readTitle('th', options.th), en: readTitle('en', options.en) };
  const library: Library = { scope: options.account ? 'account' : 'public', folder: `feature-${name.kebab}` };
  const path = options.account ? `/my-account/${name.kebab}` : `/${name.kebab}`;
  if (isTaken(plan, name, path)) throw new CannotMakeError(`The path ${path} is taken.`);
  addLibrary(plan, library);
  addPage(plan, { library, name, titles });
  if (options.account) addAccountRoute(plan, name, titles);
  else addPublicRoute(plan, name);
  return `The page is at ${path} and /en${path} as soon as npm run dev has started.`;
};
