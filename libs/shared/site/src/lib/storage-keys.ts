/** What the site keeps in a browser. Names, not an object of them, so that a script in a document says only its own. */
export const accessToken = 'access_token';
export const userProfile = 'user_profile';
export const colorMode = 'color-mode';
