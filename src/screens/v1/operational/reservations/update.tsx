import { useParams } from 'react-router';
import UpdateScreen from '../../../../engine/booking/UpdateScreen.tsx';

/** Changing a reservation; the route gives it the reservations, or a view of them. */
export default function Update() {
  const { id = '' } = useParams();
  return <UpdateScreen key={id} id={id} />;
}
