/** Keys of browser storage and cookies. Separate exports, so that an inline script includes only the keys it uses. */
export const accessToken = 'access_token';
export const userProfile = 'user_profile';
export const colorMode = 'color-mode';
