export { TrackDemand as default } from '../../../features/public-demands/TrackDemand.tsx';
