import type { ReactNode } from 'react';
import { MiscPage } from '../../../features/demo/pages-auth/MiscPage.tsx';

export default function NotAuthorized({ preferences }: { readonly preferences: ReactNode }) {
  return <MiscPage kind="refused" preferences={preferences} />;
}
