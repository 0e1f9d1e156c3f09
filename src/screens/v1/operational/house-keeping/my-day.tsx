import { OfResource } from '../../../../engine/resource/OfResource.tsx';
import { MyDay } from '../../../../features/housekeeping/MyDay.tsx';

/** The cleaner's day on the phone; nothing for roles without the tasks, whom the route keeps out. */
export default function MyDayScreen() {
  return (
    <OfResource name="housekeeping-tasks">
      <MyDay />
    </OfResource>
  );
}
