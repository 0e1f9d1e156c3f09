export { UserCard as default } from '../../features/demo/people/UserCard.tsx';
