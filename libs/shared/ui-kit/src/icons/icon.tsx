import { recipeClass, type VariantProps } from '../components/recipe-class.ts';
import type { iconRecipe } from '../theme/recipes/media.ts';

/** An icon of Iconify's sets, drawn on a 24-unit square; the build makes one module of each (`icon-names.ts`). */
export interface IconData {
  readonly body: string;
}

export interface IconProps extends VariantProps<typeof iconRecipe> {
  icon: IconData;
  /** Edge in CSS pixels. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Only for an icon that stands alone and says something; otherwise it is hidden from screen readers. */
  label?: string;
  className?: string;
}

/**
 * `<Icon icon={heartIcon} />` with `heartIcon` from `@yoodee/ui-kit/icons`: in the server's HTML, no request.
 * Plain `<svg>`: Iconify's own component took a third of the CPU of a server-rendered list (0.9 of 2.7 ms).
 */
export const Icon = ({ icon, size = 20, label, filled, className }: IconProps) => (
  <svg
    className={recipeClass('y-icon', { filled }, className)}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    dangerouslySetInnerHTML={{ __html: icon.body }}
  />
);
