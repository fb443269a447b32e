import { Icon as IconifyIcon } from '@iconify/react/offline';
import type { iconRecipe } from '../theme/recipes/media.ts';
import { recipeClass, type VariantProps } from '../components/recipe-class.ts';

/** An icon's drawing on a 24-unit square; made from Iconify's sets by the build. */
export interface IconData {
  readonly body: string;
  readonly width: 24;
  readonly height: 24;
}

export interface IconProps extends VariantProps<typeof iconRecipe> {
  icon: IconData;
  /** Edge in CSS pixels. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Only for an icon that stands alone and says something; otherwise it is hidden from screen readers. */
  label?: string;
  className?: string;
}

/** `<Icon icon={heartIcon} />` with `heartIcon` from `@yoodee/ui-kit/icons`: in the server's HTML, no request. */
export const Icon = ({ icon, size = 20, label, filled, className }: IconProps) => (
  <IconifyIcon
    icon={icon}
    width={size}
    height={size}
    className={recipeClass('y-icon', { filled }, className)}
    aria-label={label}
    aria-hidden={!label}
  />
);
