import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedOutLink } from './SignedOutLink.tsx';

type FormSentProps = { readonly title: string; readonly children: ReactNode };

/** Shown after a visitor form: the next steps, and the way back to sign in. */
export function FormSent({ title, children }: FormSentProps) {
  const { t } = useTranslation('access');
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone: screen reader users continue here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="k-visitor-form">
      <svg width="52" height="52" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="23" fill="var(--k-success-soft)" />
        <path
          fill="none"
          stroke="var(--k-success)"
          strokeWidth="3"
          strokeLinecap="round"
          d="M14.500 24.500l6.500 6.500 12.500-13"
        />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <SignedOutLink to="/login" className="k-button">
        {t('login.back')}
      </SignedOutLink>
    </div>
  );
}
