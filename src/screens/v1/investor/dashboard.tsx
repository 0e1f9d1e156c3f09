export { default } from '../../../features/investor/OwnerDashboard.tsx';
