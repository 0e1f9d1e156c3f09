import { useTranslation } from 'react-i18next';

/** In the order of being there. */
export const PRESENCES = ['online', 'away', 'busy', 'offline'] as const;
export type PresenceName = (typeof PRESENCES)[number];

type PresenceProps = {
  readonly status: string;
  /** On a picture there is room for the sign only; the word is for those who hear the page. */
  readonly isDot?: boolean;
};

/** Whether somebody is there: a sign that differs in shape as well as in colour, and the word. */
export function Presence({ status, isDot = false }: PresenceProps) {
  const { t } = useTranslation('demo-chat');
  const known = PRESENCES.find((name) => name === status) ?? 'offline';
  const word = t(`presence.${known}`);
  return (
    <span className="k-presence" title={isDot ? word : undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={`k-presence-sign k-presence-${known}`}>
        <circle cx="6" cy="6" r="5" />
        {known === 'online' && <path d="m3.6 6.2 1.7 1.7 3.1-3.6" />}
        {known === 'away' && <path d="M6 3.4V6l1.8 1.2" />}
        {known === 'busy' && <path d="M3.5 6h5" />}
      </svg>
      <span className={isDot ? 'k-hidden' : undefined}>{word}</span>
    </span>
  );
}
