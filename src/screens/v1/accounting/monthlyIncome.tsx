import { MonthlyIncomeScreen } from '../../../features/statements/MonthlyIncomeScreen.tsx';

export default MonthlyIncomeScreen;
