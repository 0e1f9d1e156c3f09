import { RolesScreen } from '../../../features/access-rights/RolesScreen.tsx';

/** `/v1/users/roles`. */
export default RolesScreen;
