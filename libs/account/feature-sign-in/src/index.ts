export { AuthenticatePage } from './lib/authenticate-page.tsx';
export { LineLoginPage } from './lib/line-login-page.tsx';
export { SignUpPage } from './lib/sign-up-page.tsx';
