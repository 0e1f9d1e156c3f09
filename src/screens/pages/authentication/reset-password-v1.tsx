import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function ResetPasswordV1({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="reset" look="card" preferences={preferences} />;
}
