export { EstateCalendar as default } from '../../features/reservations/estate-calendar/EstateCalendar.tsx';
