export { EstateDetails as default } from '../../../features/estates/EstateDetails.tsx';
