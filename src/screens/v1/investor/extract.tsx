export { default } from '../../../features/investor/OwnerExtract.tsx';
