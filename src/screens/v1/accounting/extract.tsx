import { ExtractScreen } from '../../../features/statements/ExtractScreen.tsx';

export default ExtractScreen;
