import type { ReactNode } from 'react';
import { MiscPage } from '../../../features/demo/pages-auth/MiscPage.tsx';

export default function ComingSoon({ preferences }: { readonly preferences: ReactNode }) {
  return <MiscPage kind="soon" preferences={preferences} />;
}
