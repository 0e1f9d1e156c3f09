export { default } from '../../../features/investor/OwnerIncome.tsx';
