export { default } from '../../../features/investor/OwnerCalendar.tsx';
