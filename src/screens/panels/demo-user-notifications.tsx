export { UserNotifications as default } from '../../features/demo/people/UserNotifications.tsx';
