import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function ForgotPasswordV1({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="forgot" look="card" preferences={preferences} />;
}
