export { StayBalance as default } from '../../features/money/StayBalance.tsx';
