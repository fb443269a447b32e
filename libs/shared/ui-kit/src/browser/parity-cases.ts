import { slotClass, variantClass } from '../class-names.ts';
import { recipes, slotRecipes } from '../theme/recipes.ts';

/** A recipe with at most one option of one variant, on one kind of element in one state. */
export interface ParityCase {
  /** Unique; used in messages. */
  name: string;
  recipe: string;
  className: string;
  /** Undefined for a recipe with one element. */
  slots?: readonly string[];
  variants: Record<string, string>;
  tag: 'div' | 'button' | 'a';
  /** Attributes that represent the state. */
  state: Record<string, string>;
}

interface AnyRecipe {
  className?: string;
  slots?: readonly string[];
  variants?: Record<string, Record<string, unknown>>;
}

/** Conditions that recipes use in selectors: the kind of element and the attributes of its state. */
const circumstances: Pick<ParityCase, 'tag' | 'state'>[] = [
  { tag: 'button', state: {} },
  { tag: 'button', state: { disabled: 'disabled' } },
  { tag: 'a', state: { 'aria-current': 'page' } },
  { tag: 'div', state: { 'aria-current': 'true', 'aria-pressed': 'true', 'aria-invalid': 'true' } },
  { tag: 'div', state: { 'aria-busy': 'true', 'data-done': '', 'data-ready': '' } },
];

const casesOf = ([recipe, { className = '', slots, variants = {} }]: [string, AnyRecipe]): ParityCase[] => {
  const plain = { recipe, className, slots, tag: 'div', state: {}, variants: {} } as const;
  return [
    { ...plain, name: recipe },
    ...circumstances.map((circumstance) => ({
      ...plain,
      ...circumstance,
      name: `${recipe} as ${JSON.stringify(circumstance)}`,
    })),
    ...Object.entries(variants).flatMap(([variant, options]) =>
      Object.keys(options).map((option) => ({
        ...plain,
        name: `${recipe} ${variant}=${option}`,
        variants: { [variant]: option },
      })),
    ),
  ];
};

export const parityCases = [...Object.entries<AnyRecipe>(recipes), ...Object.entries<AnyRecipe>(slotRecipes)].flatMap(
  casesOf,
);

/** The elements of a case in document order. */
export const slotsOf = ({ slots }: ParityCase) => ['root', ...(slots ?? []).filter((slot) => slot !== 'root')];

/** The classes in the static file for a slot of a case. */
export const staticClasses = ({ className, variants }: ParityCase, slot: string) => {
  const ofSlot = slotClass(className, slot);
  return [ofSlot, ...Object.entries(variants).map(([variant, option]) => variantClass(ofSlot, variant, option))].join(
    ' ',
  );
};
