import { useParams } from 'react-router';
import UpdateScreen from './UpdateScreen.tsx';

/** Changes a reservation; the route provides the reservations, or a view of them. */
export function ReservationUpdate() {
  const { id = '' } = useParams();
  return <UpdateScreen key={id} id={id} />;
}
