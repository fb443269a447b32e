/** The imports of a page that draws one icon. */
export { heartIcon } from '../../generated/icons.ts';
