export { TurnoversPanel as default } from '../../features/reservations/booking/TurnoversPanel.tsx';
