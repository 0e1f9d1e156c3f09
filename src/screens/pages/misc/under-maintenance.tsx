import type { ReactNode } from 'react';
import { MiscPage } from '../../../features/demo/pages-auth/MiscPage.tsx';

export default function UnderMaintenance({ preferences }: { readonly preferences: ReactNode }) {
  return <MiscPage kind="maintenance" preferences={preferences} />;
}
