export { SeasonYear as default } from '../../features/prices/SeasonYear.tsx';
