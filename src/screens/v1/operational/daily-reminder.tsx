import { DailyReminder } from '../../../features/mail/DailyReminder.tsx';

/** `/v1/operational/daily-reminder`. */
export default DailyReminder;
