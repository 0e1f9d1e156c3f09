export { ReservationUpdate as default } from '../../../../features/reservations/booking/ReservationUpdate.tsx';
