import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function ForgotPasswordV2({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="forgot" look="split" preferences={preferences} />;
}
