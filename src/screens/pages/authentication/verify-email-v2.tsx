import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function VerifyEmailV2({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="verify" look="split" preferences={preferences} />;
}
