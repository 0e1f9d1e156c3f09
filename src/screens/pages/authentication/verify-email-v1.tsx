import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function VerifyEmailV1({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="verify" look="card" preferences={preferences} />;
}
