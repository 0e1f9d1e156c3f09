import { StatementSheet } from '../../../../features/statements/StatementSheet.tsx';

export default StatementSheet;
