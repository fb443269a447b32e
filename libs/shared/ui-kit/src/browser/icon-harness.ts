/** What a page imports that draws one icon. */
export { heartIcon } from '../../generated/icons.ts';
