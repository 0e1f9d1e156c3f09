import { Unstated } from '../../features/statements/Unstated.tsx';

export default Unstated;
