/** The code of the dialogs of a seller's card and of the report of a listing. */
export const loadDialogs = () => import('./contact-dialogs.tsx');
