import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function LoginV1({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="login" look="card" preferences={preferences} />;
}
