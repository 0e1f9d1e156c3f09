import type { ReactNode } from 'react';
import { RegisterSteps } from '../../../features/demo/pages-auth/RegisterSteps.tsx';

export default function RegisterMultiSteps({ preferences }: { readonly preferences: ReactNode }) {
  return <RegisterSteps preferences={preferences} />;
}
