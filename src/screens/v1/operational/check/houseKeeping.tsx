import { OfResource } from '../../../../engine/resource/OfResource.tsx';
import TurnoverScreen from '../../../../features/desk/TurnoverScreen.tsx';

/** Homes between two stays; nothing for roles without estates, whom the route keeps out. */
export default function CheckTurnovers() {
  return (
    <OfResource name="estates">
      <TurnoverScreen />
    </OfResource>
  );
}
