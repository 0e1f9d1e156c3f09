export { AddDemand as default } from '../../../../features/public-demands/AddDemand.tsx';
