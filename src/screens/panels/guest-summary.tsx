export { GuestSummary as default } from '../../features/crm/GuestSummary.tsx';
