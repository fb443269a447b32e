export { MyAccountPage } from './lib/my-account-page.tsx';
