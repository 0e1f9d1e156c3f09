import Badge from 'antd/es/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** From most to least present; the signs differ in shape as well as colour. */
const SIGNS = {
  online: { sign: '✓', color: 'var(--k-success)' },
  away: { sign: '◔', color: 'var(--k-star)' },
  busy: { sign: '–', color: 'var(--k-danger)' },
  offline: { sign: '○', color: 'var(--k-muted)' },
} as const;
export type PresenceName = keyof typeof SIGNS;
export const PRESENCES = Object.keys(SIGNS) as PresenceName[];

const knownPresence = (status: string): PresenceName => PRESENCES.find((name) => name === status) ?? 'offline';

type PresenceProps = {
  readonly status: string;
  /** A picture: it has room for the sign only; the word is for screen readers. */
  readonly children?: ReactNode;
};

/** A person's presence as a sign with its word. */
export function Presence({ status, children }: PresenceProps) {
  const { t } = useTranslation('demo-chat');
  const name = knownPresence(status);
  const word = t(`presence.${name}`);
  const { sign, color } = SIGNS[name];
  const look = { size: 'small', count: sign, color, title: word } as const;
  if (children === undefined) {
    return (
      <span>
        <Badge {...look} aria-hidden="true" /> {word}
      </span>
    );
  }
  return (
    <span title={word}>
      <Badge {...look} offset={[-4, 32]} aria-hidden="true">
        {children}
      </Badge>
      <span className="k-hidden">{word}</span>
    </span>
  );
}
