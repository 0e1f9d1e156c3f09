export { AddDemand as default } from '../../../../features/jobs/public/AddDemand.tsx';
