export { default } from '../../features/demo/extensions/CarouselScreen.tsx';
