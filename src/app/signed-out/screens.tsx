import { lazy } from 'react';

// Everything but the sign-in itself comes when it is asked for; put a `Suspense` around.
export const Register = lazy(() => import('./Register.tsx'));
export const ForgotPassword = lazy(() => import('./ForgotPassword.tsx'));
export const NotAuthorized = lazy(() => import('./NotAuthorized.tsx'));
export const NotInPackage = lazy(() => import('./NotInPackage.tsx'));
export const NotFound = lazy(() => import('./NotFound.tsx'));
