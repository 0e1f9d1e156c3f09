import { Navigate, useLocation } from 'react-router';
import { safeTo, withTo } from '../../providers/safe-to.ts';

/** Leads to not-authorized, which names the address it was refused for. Going back skips that address. */
export function NotAuthorizedFor() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={withTo('/not-authorized', safeTo(`${pathname}${search}${hash}`))} replace />;
}
