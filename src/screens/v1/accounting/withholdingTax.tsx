import { WithholdingScreen } from '../../../features/statements/WithholdingScreen.tsx';

export default WithholdingScreen;
