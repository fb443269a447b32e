import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { slotClass, variantClass } from '../class-names.ts';

/** A selector with its styles, in the system's notation. */
export interface Rule {
  selector: string;
  styles: SystemStyleObject;
}

type Options<Styles> = Record<string, Record<string, Styles>>;

export interface RecipeSource {
  className?: string;
  base?: SystemStyleObject;
  variants?: Options<SystemStyleObject>;
}

export interface SlotRecipeSource {
  className?: string;
  slots: readonly string[];
  base?: Record<string, SystemStyleObject>;
  variants?: Options<Record<string, SystemStyleObject>>;
}

/** `.y-button`, then `.y-button--size_md` for every option of every variant: an option overrides the base. */
export const recipeRules = ({ className = '', base = {}, variants = {} }: RecipeSource): Rule[] => [
  { selector: `.${className}`, styles: base },
  ...Object.entries(variants).flatMap(([variant, options]) =>
    Object.entries(options).map(([option, styles]) => ({
      selector: `.${variantClass(className, variant, option)}`,
      styles,
    })),
  ),
];

/** The same for each slot: `.y-card`, `.y-card--variant_outline`, `.y-card__media` … */
export const slotRecipeRules = ({ className = '', slots, base = {}, variants = {} }: SlotRecipeSource): Rule[] =>
  slots.flatMap((slot) =>
    recipeRules({
      className: slotClass(className, slot),
      base: base[slot],
      variants: Object.fromEntries(
        Object.entries(variants).map(([variant, options]) => [
          variant,
          Object.fromEntries(Object.entries(options).map(([option, styles]) => [option, styles[slot] ?? {}])),
        ]),
      ),
    }),
  );

export const globalRules = (styles: Record<string, SystemStyleObject>): Rule[] =>
  Object.entries(styles).map(([selector, style]) => ({ selector, styles: style }));
