export { AccessControl as default } from '../features/access-control/AccessControl.tsx';
