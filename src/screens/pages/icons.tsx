export { default } from '../../features/demo/showcase/IconsScreen.tsx';
