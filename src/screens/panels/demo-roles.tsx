export { Roles as default } from '../../features/demo/people/Roles.tsx';
