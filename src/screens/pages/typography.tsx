export { default } from '../../features/demo/showcase/TypographyScreen.tsx';
