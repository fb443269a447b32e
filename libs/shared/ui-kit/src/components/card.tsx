import '../../generated/styles/card.css';
import { createContext, use, type ComponentProps } from 'react';
import type { cardRecipe } from '../theme/recipes/card.ts';
import type { AnchorProps } from './link.tsx';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export interface CardProps extends ComponentProps<'article'>, VariantProps<typeof cardRecipe> {}

type CardVariant = NonNullable<VariantProps<typeof cardRecipe>['variant']>;

const CardContext = createContext<CardVariant>('plain');

/** Media above, facts below. `plain` has no border (lists of assets); `outline` is a panel. */
export const Card = ({ variant = 'plain', className, ...props }: CardProps) => (
  <CardContext value={variant}>
    <article className={recipeClass('y-card', { variant }, className)} {...props} />
  </CardContext>
);

/** The parts of a plain card have no styles of their own, so they get no variant class. */
const shapeOf = (variant: CardVariant) => (variant === 'plain' ? {} : { variant });

export const CardMedia = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={recipeClass('y-card__media', shapeOf(use(CardContext)), className)} {...props} />
);

export const CardBody = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={recipeClass('y-card__body', shapeOf(use(CardContext)), className)} {...props} />
);

/** The card's only link, usually its title. The full card is clickable. */
export const CardLink = ({ className, ...props }: AnchorProps) => (
  <a className={recipeClass('y-card__link', {}, className)} {...props} />
);

/** Interactive content above the stretched link, e.g. the favourite button, in the upper corner of the card. */
export const CardAction = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={recipeClass('y-card__action', {}, className)} {...props} />
);
