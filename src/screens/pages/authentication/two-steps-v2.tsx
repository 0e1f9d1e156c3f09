import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function TwoStepsV2({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="code" look="split" preferences={preferences} />;
}
