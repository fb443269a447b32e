import { behindLast, before, inOrder } from './edits.ts';
import { readName, type Name } from './names.ts';
import type { Plan } from './plan.ts';

const kit = 'libs/shared/ui-kit/src';

const recipe = ({ kebab, camel }: Name) => `import { defineRecipe } from '@chakra-ui/react/styled-system';

export const ${camel}Recipe = defineRecipe({
  className: 'y-${kebab}',
  base: { display: 'inline-flex', alignItems: 'center', gap: '1' },
  variants: {
    tone: {
      plain: {},
      muted: { color: 'fg.muted' },
    },
  },
});
`;

const component = ({ kebab, camel, pascal }: Name) => `import type { ComponentProps } from 'react';
import type { ${camel}Recipe } from '../theme/recipes/${kebab}.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface ${pascal}Props extends ComponentProps<'span'>, VariantProps<typeof ${camel}Recipe> {}

/** Things in a line, as one word. */
export const ${pascal} = ({ tone = 'plain', className, ...props }: ${pascal}Props) => (
  <span className={recipeClass('y-${kebab}', { tone }, className)} {...props} />
);
`;

const test = ({ kebab, pascal }: Name) => `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ${pascal} } from './${kebab}.tsx';

afterEach(cleanup);

it('is one element in its tone, with what the page adds', () => {
  render(
    <${pascal} tone="muted" className="of-the-page" title="Seen">
      12
    </${pascal}>,
  );

  const { tagName, className, title } = screen.getByText('12');
  expect([tagName, className, title]).toEqual(['SPAN', 'y-${kebab} y-${kebab}--tone_muted of-the-page', 'Seen']);
});
`;

/** A light component with its recipe, its test and its place among the others. Throws `CannotMakeError`. */
export const planUiComponent = (plan: Plan, [text]: readonly string[]) => {
  const name = readName('a component', text);
  const { kebab, camel, pascal } = name;
  plan.create(`${kit}/theme/recipes/${kebab}.ts`, recipe(name));
  plan.create(`${kit}/components/${kebab}.tsx`, component(name));
  plan.create(`${kit}/components/${kebab}.test.tsx`, test(name));
  plan.edit(`${kit}/theme/recipes.ts`, (source) =>
    before(
      behindLast(
        source,
        /^import .* from '\.\/recipes\/.*\n|^\} from '\.\/recipes\/.*\n/gm,
        `import { ${camel}Recipe } from './recipes/${kebab}.ts';\n`,
      ),
      /^\};/m,
      `  ${camel}: ${camel}Recipe,\n`,
    ),
  );
  plan.edit(`${kit}/index.ts`, (source) =>
    inOrder(source, /^export \{[^}]*\} from '\.\/components\/([^']+)';\n/gm, {
      key: `${kebab}.tsx`,
      added: `export { ${pascal}, type ${pascal}Props } from './components/${kebab}.tsx';\n`,
    }),
  );
  plan.edit(`${kit}/browser/gallery-light.tsx`, (source) =>
    behindLast(source, /export const Words = [^]*?(?=^ {2}<\/HStack>)/gm, `    <kit.${pascal}>ใหม่</kit.${pascal}>\n`),
  );
  return `${pascal} is exported by @yoodee/ui-kit; npx nx build ui-kit writes its style.`;
};
