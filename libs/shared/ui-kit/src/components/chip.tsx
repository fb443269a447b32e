import '../../generated/styles/chip.css';
import type { ComponentProps, ReactNode } from 'react';
import { xIcon } from '../../generated/icons/x.ts';
import { Icon } from '../icons/icon.tsx';
import type { AnchorProps } from './link.tsx';
import { recipeClass } from './recipe-class.ts';

export interface ChipButtonProps extends ComponentProps<'button'> {
  /** Whether the option is selected. */
  selected: boolean;
}

/** An option that can be on or off. */
export const ChipButton = ({ selected, className, ...props }: ChipButtonProps) => (
  <button type="button" className={recipeClass('y-chip', {}, className)} aria-pressed={selected} {...props} />
);

export interface ChipLinkProps extends AnchorProps {
  /** Whether `href` is the current page. */
  selected?: boolean;
}

export const ChipLink = ({ selected, className, ...props }: ChipLinkProps) => (
  <a className={recipeClass('y-chip', {}, className)} aria-current={selected ? 'true' : undefined} {...props} />
);

export interface RemovableChipProps {
  children: ReactNode;
  /** Accessible name of the remove button, e.g. "Remove filter Bangkok". */
  removeLabel: string;
  /** Address of the page without this filter; works without script. */
  removeHref?: string;
  onRemove?: () => void;
}

export const RemovableChip = ({ children, removeLabel, removeHref, onRemove }: RemovableChipProps) => {
  const remove = {
    className: 'y-chip__remove',
    'aria-label': removeLabel,
    onClick: onRemove,
    children: <Icon icon={xIcon} size={16} />,
  };
  return (
    <span className="y-chip">
      {children}
      {removeHref === undefined ? <button type="button" {...remove} /> : <a href={removeHref} {...remove} />}
    </span>
  );
};
