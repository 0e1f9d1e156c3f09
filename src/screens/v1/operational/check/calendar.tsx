import { OfResource } from '../../../../engine/resource/OfResource.tsx';
import MonthScreen from '../../../../features/desk/MonthScreen.tsx';

/** The desk's month; nothing for roles without reservations, whom the route keeps out. */
export default function CheckCalendar() {
  return (
    <OfResource name="reservations">
      <MonthScreen />
    </OfResource>
  );
}
