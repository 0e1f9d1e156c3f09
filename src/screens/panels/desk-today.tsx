export { TodayStays as default } from '../../features/desk/TodayStays.tsx';
