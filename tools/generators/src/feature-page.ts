import type { Library } from './library.ts';
import type { Name } from './names.ts';
import type { Plan } from './plan.ts';

/** What a page is called, in the languages of its readers. */
export interface Titles {
  th: string;
  en: string;
}

interface Page {
  library: Library;
  name: Name;
  titles: Titles;
}

const component = (
  { kebab, pascal }: Name,
  { scope }: Library,
  { en }: Titles,
) => `import { Container, Heading } from '@yoodee/ui-kit';
import { FormattedMessage } from 'react-intl';
import { messages } from './${kebab}-page.messages.ts';
import styles from './${kebab}-page.module.css';

/** ${en}, for ${scope === 'public' ? 'visitors' : 'members'}. */
export const ${pascal}Page = () => (
  <Container${scope === 'account' ? ' size="prose"' : ''} className={styles.page}>
    <Heading level={1}>
      <FormattedMessage {...messages.title} />
    </Heading>
  </Container>
);
`;

const messagesFile = (
  entries: { key: string; id: string; th: string; description: string }[],
) => `import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{ ${entries.map(({ key }) => `${key}: NoMessageValues`).join('; ')} }>({
${entries
  .map(
    ({ key, id, th, description }) =>
      `${key}: { id: '${id}', defaultMessage: '${th}', description: '${description}' },`,
  )
  .join('\n')}
});
`;

const test = ({ kebab, pascal }: Name, { th, en }: Titles) => `import { inLocale } from '@yoodee/i18n/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ${pascal}Page } from './${kebab}-page.tsx';

afterEach(cleanup);

it.each([
  ['th', '${th}'],
  ['en', '${en}'],
] as const)('says what it is about (%s)', (locale, title) => {
  render(<${pascal}Page />, { wrapper: inLocale(locale) });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
});
`;

const styles = `.page {
  display: grid;
  gap: var(--y-spacing-6);
  padding-block: var(--y-spacing-8) var(--y-spacing-16);
}
`;

/** The page itself in its library: component, texts in both languages, style and test. */
export const addPage = (plan: Plan, { library, name, titles }: Page) => {
  const { kebab, camel, pascal } = name;
  const source = `libs/${library.scope}/${library.folder}/src`;
  const idOf = (key: string) => `${library.scope}.${kebab}.page.${key}`;
  const entries = [
    { key: 'title', id: idOf('title'), th: titles.th, en: titles.en, description: 'Heading of the page' },
    // Search engines show it; what only members see is found by none.
    ...(library.scope === 'public'
      ? [
          {
            key: 'metaDescription',
            id: idOf('meta-description'),
            th: `${titles.th}ทั่วประเทศไทย`,
            en: `${titles.en} in Thailand`,
            description: 'Description of the page for search engines',
          },
        ]
      : []),
  ];
  plan.create(`${source}/lib/${kebab}-page.tsx`, component(name, library, titles));
  plan.create(`${source}/lib/${kebab}-page.messages.ts`, messagesFile(entries));
  plan.create(`${source}/lib/${kebab}-page.module.css`, styles);
  plan.create(`${source}/lib/${kebab}-page.test.tsx`, test(name, titles));
  plan.create(
    `${source}/locales/en.json`,
    JSON.stringify(Object.fromEntries(entries.map(({ id, en }) => [id, en])), null, 2),
  );
  plan.create(
    `${source}/index.ts`,
    `export { ${pascal}Page } from './lib/${kebab}-page.tsx';
${library.scope === 'public' ? `export { messages as ${camel}PageMessages } from './lib/${kebab}-page.messages.ts';\n` : ''}`,
  );
};
