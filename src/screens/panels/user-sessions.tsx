export { UserSessions as default } from '../../features/people/UserSessions.tsx';
