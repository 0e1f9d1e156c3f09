import { Duplicates } from '../../../../features/crm/Duplicates.tsx';

/** `/v1/users/crm/duplicates`. */
export default Duplicates;
