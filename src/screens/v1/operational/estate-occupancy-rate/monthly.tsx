import { MonthlyScreen } from '../../../../features/reports/MonthlyScreen.tsx';

export default MonthlyScreen;
