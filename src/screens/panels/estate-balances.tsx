import { Balances } from '../../features/statements/Balances.tsx';

export default Balances;
