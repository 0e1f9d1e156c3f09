import BookingScreen from '../../../../features/reservations/booking/BookingScreen.tsx';

/** A new reservation on one page; the route gives it the reservations. */
export default function Create() {
  return <BookingScreen />;
}
