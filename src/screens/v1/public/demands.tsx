export { TrackDemand as default } from '../../../features/jobs/public/TrackDemand.tsx';
