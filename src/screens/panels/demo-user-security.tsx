export { UserSecurity as default } from '../../features/demo/people/UserSecurity.tsx';
