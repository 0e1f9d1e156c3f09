import { GenerateMonth } from '../../features/statements/GenerateMonth.tsx';

export default GenerateMonth;
