export { MemberMenu, type MemberMenuProps } from './lib/member-menu.tsx';
