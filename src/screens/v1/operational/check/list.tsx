import { OfResource } from '../../../../engine/resource/OfResource.tsx';
import DeskScreen from '../../../../features/desk/DeskScreen.tsx';

/** The front desk's day; nothing for roles without reservations, whom the route keeps out. */
export default function CheckList() {
  return (
    <OfResource name="reservations">
      <DeskScreen />
    </OfResource>
  );
}
