export { AccessControl as default } from '../features/access-rights/AccessControl.tsx';
