/** What a call has to be asked before it answers; the others answer without. */
export const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/api/_meta/lists': ['?resource=estates', '?resource=reservations'],
  '/api/_meta/reads': [
    `?${['/estates?pageSize=200', '/search?q=R-0', '/tape?from=2026-11-01&to=2027-03-01']
      .map((path) => `of=${encodeURIComponent(path)}`)
      .join('&')}`,
  ],
  '/api/_meta/screen': ['?path=/v1/estates/list'],
  '/api/_meta/why': ['?resource=estates&action=list&role=Investor'],
  '/api/availability': ['?checkIn=2026-12-05&checkOut=2026-12-08', '?checkIn=2026-11-01&checkOut=2027-03-01'],
  '/api/settings/contract-text': ['?kind=DISTANCE_SALES&language=en'],
  '/api/search': ['?q=R-0', '?q=B1', '?q=Guest', '?q=Owner'],
  '/api/tape': ['?from=2026-11-01&to=2027-03-01'],
  '/api/turnovers': [
    '?from=2026-11-01&to=2027-03-01&all=true',
    '?reservationId=res-r-000001&all=true',
    '?estateId=est-a1&checkIn=2026-12-08&checkOut=2026-12-10&all=true',
    '?estateId=est-b1&checkIn=2026-12-01&checkOut=2026-12-08&all=true',
  ],
  '/api/statements/month-end': ['?year=2026&month=10'],
  '/api/price-grid': ['?from=2026-12-01&to=2027-01-01'],
  '/api/price-grid/night': ['?estateId=est-a1&date=2026-12-05'],
  '/api/extracts': ['?estateId=est-a1&from=2026-01-01&to=2027-12-31&currency=EUR'],
  '/api/reports/occupancy': ['?from=2026-11-01&to=2027-03-01'],
  '/api/reports/booker': ['?from=2026-11-01&to=2027-03-01'],
  '/api/reports/monthly-income-stays': ['?estateId=est-a1&year=2026&month=12'],
};
