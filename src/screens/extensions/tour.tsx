export { default } from '../../features/demo/extensions/TourScreen.tsx';
