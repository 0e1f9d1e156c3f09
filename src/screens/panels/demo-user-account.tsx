export { UserAccount as default } from '../../features/demo/people/UserAccount.tsx';
