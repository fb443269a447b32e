import type { ComponentProps, ReactNode } from 'react';
import { circleCheckIcon } from '../../generated/icons/circle-check.ts';
import { circleXIcon } from '../../generated/icons/circle-x.ts';
import { infoIcon } from '../../generated/icons/info.ts';
import { triangleAlertIcon } from '../../generated/icons/triangle-alert.ts';
import { Icon } from '../icons/icon.tsx';
import type { noticeRecipe } from '../theme/recipes/feedback.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

/** Holds the place of what is coming: give it that size by `style` or `className`. */
export const Skeleton = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={recipeClass('y-skeleton', {}, className)} aria-hidden="true" {...props} />
);

const noticeIcons = { info: infoIcon, success: circleCheckIcon, warning: triangleAlertIcon, danger: circleXIcon };

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NonNullable<VariantProps<typeof noticeRecipe>['tone']>;
  title?: ReactNode;
}

/** Something to know, in place. For one that appears after an action, add `role="status"` or `role="alert"`. */
export const Notice = ({ tone = 'info', title, className, children, ...props }: NoticeProps) => (
  <div className={recipeClass('y-notice', { tone }, className)} {...props}>
    <Icon icon={noticeIcons[tone]} />
    <div>
      {title && <p className="y-notice__title">{title}</p>}
      {children}
    </div>
  </div>
);

export interface EmptyStateProps {
  /** One line: what would be here. */
  children: ReactNode;
  /** One action that leads on. */
  action?: ReactNode;
  /** A small line drawing; decoration. */
  drawing?: ReactNode;
}

export const EmptyState = ({ children, action, drawing }: EmptyStateProps) => (
  <div className="y-empty-state">
    {drawing && (
      <div className="y-empty-state__drawing" aria-hidden="true">
        {drawing}
      </div>
    )}
    <p>{children}</p>
    {action}
  </div>
);

export interface ProgressProps {
  /** What is being counted. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

export const Progress = ({ label, percent }: ProgressProps) => (
  <div className="y-progress" role="progressbar" aria-label={label} aria-valuenow={Math.round(percent)}>
    <div className="y-progress__bar" style={{ inlineSize: `${percent}%` }} />
  </div>
);
