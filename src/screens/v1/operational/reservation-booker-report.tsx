import { BookerScreen } from '../../../features/reports/BookerScreen.tsx';

export default BookerScreen;
