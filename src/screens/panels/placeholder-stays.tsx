export { PlaceholderStays as default } from '../../features/estates/placeholder/PlaceholderStays.tsx';
