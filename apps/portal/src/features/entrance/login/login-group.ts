/** Banners of this group stand at the login. */
export const LOGIN_GROUP = 'w_login';
