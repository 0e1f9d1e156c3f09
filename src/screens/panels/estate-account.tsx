import { EstateAccount } from '../../features/statements/EstateAccount.tsx';

export default EstateAccount;
