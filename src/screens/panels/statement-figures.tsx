import { StatementFigures } from '../../features/statements/StatementFigures.tsx';

export default StatementFigures;
