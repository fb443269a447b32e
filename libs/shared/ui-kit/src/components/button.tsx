import '../../generated/styles/button.css';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { buttonRecipe } from '../theme/recipes/button.ts';
import type { AnchorProps } from './link.tsx';
import { recipeClass, type VariantProps } from './recipe-class.ts';
import { Spinner } from './spinner.tsx';

type Variants = VariantProps<typeof buttonRecipe>;

export interface ButtonLooks {
  variant?: Variants['variant'];
  size?: Variants['size'];
  fullWidth?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLooks {
  /** Shows that the action is in progress and prevents a second one. The button keeps the focus. */
  loading?: boolean;
}

const buttonClass = ({ variant = 'solid', size = 'md', fullWidth }: ButtonLooks, className?: string) =>
  recipeClass('y-button', { variant, size, stretch: fullWidth }, className);

const ignoreClick = (event: MouseEvent) => event.preventDefault();

export const Button = ({ variant, size, fullWidth, loading, className, children, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    className={buttonClass({ variant, size, fullWidth }, className)}
    aria-busy={loading}
    aria-disabled={loading}
    onClick={loading ? ignoreClick : onClick}
    {...props}
  >
    {loading && <Spinner />}
    {children}
  </button>
);

export type LinkButtonProps = AnchorProps & ButtonLooks;

export const LinkButton = ({ variant, size, fullWidth, className, ...props }: LinkButtonProps) => (
  <a className={buttonClass({ variant, size, fullWidth }, className)} {...props} />
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  variant?: Variants['variant'];
  size?: Variants['size'];
  round?: boolean;
}

export const IconButton = ({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  round,
  className,
  ...props
}: IconButtonProps) => (
  <button
    type="button"
    className={recipeClass('y-button', { variant, size, shape: round ? 'round' : 'square' }, className)}
    aria-label={label}
    title={label}
    {...props}
  >
    {icon}
  </button>
);
