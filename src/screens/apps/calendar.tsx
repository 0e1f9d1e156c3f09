import { CalendarScreen } from '../../features/demo/calendar/CalendarScreen.tsx';

/** `/apps/calendar`. */
export default CalendarScreen;
