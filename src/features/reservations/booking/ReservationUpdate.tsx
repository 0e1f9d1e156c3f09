import { useParams } from 'react-router';
import UpdateScreen from './UpdateScreen.tsx';

/** Changing a reservation; the route gives it the reservations, or a view of them. */
export function ReservationUpdate() {
  const { id = '' } = useParams();
  return <UpdateScreen key={id} id={id} />;
}
