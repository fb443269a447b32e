import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';
import type { linkRecipe } from '../theme/recipes/link.ts';
import { recipeClass, type VariantProps } from './recipe-class.ts';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/**
 * Gives the kit the app's router link: `<LinkProvider value={RouterLink}>`, where `RouterLink` takes an anchor's props.
 * Without it every link is a plain `<a>`, which is always right and loads the page.
 */
export const LinkProvider = AnchorContext;

/** An anchor without looks, through the app's router where there is one. */
export const Anchor = (props: AnchorProps) => createElement(use(AnchorContext), props);

export type LinkProps = AnchorProps & VariantProps<typeof linkRecipe>;

/** `text` within a sentence, `quiet` where the place itself says that it is a link (menus, footers, cards). */
export const Link = ({ variant = 'text', className, ...props }: LinkProps) => (
  <Anchor className={recipeClass('y-link', { variant }, className)} {...props} />
);
