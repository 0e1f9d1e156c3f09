export { Permissions as default } from '../../features/demo/people/Permissions.tsx';
