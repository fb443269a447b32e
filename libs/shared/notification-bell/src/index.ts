export { NotificationBell } from './lib/notification-bell.tsx';
