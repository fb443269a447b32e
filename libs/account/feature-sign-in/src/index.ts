export { AuthenticatePage } from './lib/authenticate-page.tsx';
export { LineLoginPage } from './lib/line-login-page.tsx';
export { PhoneProof, type PhoneProofProps } from './lib/phone-proof.tsx';
export { SignUpPage } from './lib/sign-up-page.tsx';
