import Avatar from 'antd/es/avatar';
import type { Tone } from '../../config/page-types.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The colour of a meaning; without one, a quiet colour. */
export const toneColor = (tone: Tone): string => `var(--k-${tone === 'neutral' ? 'muted' : tone})`;

/** An icon on the ground of its meaning. */
export function ToneMark({ icon, tone }: { readonly icon: string; readonly tone: Tone }) {
  const background = tone === 'neutral' ? 'var(--k-bg)' : `var(--k-${tone}-soft)`;
  return (
    <Avatar
      shape="square"
      size={40}
      icon={<Icon name={icon} />}
      style={{ flex: 'none', background, color: toneColor(tone) }}
    />
  );
}
