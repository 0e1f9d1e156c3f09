export { DemandThread as default } from '../../features/jobs/DemandThread.tsx';
