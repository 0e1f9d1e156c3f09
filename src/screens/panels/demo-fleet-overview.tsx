export { FleetOverview as default } from '../../features/demo/logistics/FleetOverview.tsx';
