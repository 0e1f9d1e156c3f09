export { UserBilling as default } from '../../features/demo/people/UserBilling.tsx';
