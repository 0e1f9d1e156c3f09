export { UserProfile as default } from '../../features/demo/profile/UserProfile.tsx';
