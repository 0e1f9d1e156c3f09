export { StaysInTheWay as default } from '../../features/reservations/block/StaysInTheWay.tsx';
