import type { ReactNode } from 'react';
import { AuthPage } from '../../../features/demo/pages-auth/AuthPage.tsx';

export default function RegisterV2({ preferences }: { readonly preferences: ReactNode }) {
  return <AuthPage kind="register" look="split" preferences={preferences} />;
}
