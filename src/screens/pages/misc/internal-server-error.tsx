import type { ReactNode } from 'react';
import { MiscPage } from '../../../features/demo/pages-auth/MiscPage.tsx';

export default function InternalServerError({ preferences }: { readonly preferences: ReactNode }) {
  return <MiscPage kind="error" preferences={preferences} />;
}
