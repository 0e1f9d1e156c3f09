export { StayPersons as default } from '../../features/kbs/StayPersons.tsx';
