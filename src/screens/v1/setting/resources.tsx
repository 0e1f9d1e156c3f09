import { Configuration } from '../../../features/setting/Configuration.tsx';

/** `/v1/setting/resources`. */
export default Configuration;
