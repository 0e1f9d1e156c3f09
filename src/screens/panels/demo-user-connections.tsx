export { UserConnections as default } from '../../features/demo/people/UserConnections.tsx';
