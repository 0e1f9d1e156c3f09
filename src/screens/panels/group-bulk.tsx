export { GroupBulk as default } from '../../features/estates/GroupBulk.tsx';
