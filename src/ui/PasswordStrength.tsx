// The sign-in loads no antd, so its Progress stays out of here.
import type { Strength } from '../domain/password/strength.ts';
import './password-strength.css';

const STEPS = [1, 2, 3, 4] as const;

/** Four bars and a word. The word says it, the bars repeat it; screen readers hear it when it changes. */
export function PasswordStrength({ strength, label }: { readonly strength: Strength; readonly label: string }) {
  return (
    <p className="k-row k-muted k-strength" data-strength={strength}>
      <span className="k-strength-bars" aria-hidden="true">
        {STEPS.map((step) => (
          <i key={step} data-on={step <= strength} />
        ))}
      </span>
      <span role="status">{label}</span>
    </p>
  );
}
