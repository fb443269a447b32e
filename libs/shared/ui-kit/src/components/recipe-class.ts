import { variantClass } from '../class-names.ts';

interface WithVariants {
  variants?: object;
}

type OptionOf<Key> = Key extends 'true' ? boolean : Key extends `${infer Step extends number}` ? Step : Key;

type Option<Options> = keyof Options extends infer Key ? OptionOf<Key> : never;

/**
 * A recipe's variants as props, e.g. `{ size?: 'sm' | 'md'; wrap?: boolean }`. Recipes are imported as types, so no
 * styles are bundled.
 */
export type VariantProps<Recipe extends WithVariants> = {
  [Name in keyof NonNullable<Recipe['variants']>]?: Option<NonNullable<Recipe['variants']>[Name]>;
};

type Chosen = Record<string, string | number | boolean | undefined>;

/** The class names of a component: the recipe's, one for each chosen variant, and those of the caller. */
export const recipeClass = (className: string, variants: Chosen, added?: string) => {
  let classes = className;
  for (const variant in variants) {
    const option = variants[variant];
    if (option !== undefined && option !== false) classes += ` ${variantClass(className, variant, option)}`;
  }
  return added ? `${classes} ${added}` : classes;
};
