export { Fleet as default } from '../../features/demo/logistics/Fleet.tsx';
