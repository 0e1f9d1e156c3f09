import { OfResource } from '../../../engine/resource/OfResource.tsx';
import TapeScreen from '../../../features/reservations/tape/TapeScreen.tsx';

/** The tape chart over all estates of the caller; nothing for roles without reservations, whom the route keeps out. */
export default function Calendar() {
  return (
    <OfResource name="reservations">
      <TapeScreen />
    </OfResource>
  );
}
