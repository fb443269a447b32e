import '../../generated/styles/notice.css';
import type { ComponentProps, ReactNode } from 'react';
import { circleCheckIcon } from '../../generated/icons/circle-check.ts';
import { circleXIcon } from '../../generated/icons/circle-x.ts';
import { infoIcon } from '../../generated/icons/info.ts';
import { triangleAlertIcon } from '../../generated/icons/triangle-alert.ts';
import { Icon } from '../icons/icon.tsx';
import type { noticeRecipe } from '../theme/recipes/feedback.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

const noticeIcons = { info: infoIcon, success: circleCheckIcon, warning: triangleAlertIcon, danger: circleXIcon };

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NonNullable<VariantProps<typeof noticeRecipe>['tone']>;
  title?: ReactNode;
}

/** An inline message. If it appears after an action, add `role="status"` or `role="alert"`. */
export const Notice = ({ tone = 'info', title, className, children, ...props }: NoticeProps) => (
  <div className={recipeClass('y-notice', { tone }, className)} {...props}>
    <Icon icon={noticeIcons[tone]} />
    <div>
      {title && <p className="y-notice__title">{title}</p>}
      {children}
    </div>
  </div>
);
