import { useId } from 'react';
import type { Preferences } from '../../config/preferences.ts';
import { type Colors, paletteColors } from '../theme-colors.ts';

type PreferencePictureProps = Partial<Omit<Preferences, 'theme'>> & {
  /** `both` is light and dark, half each: as the system has it. */
  readonly ground: 'light' | 'dark' | 'both';
};
type PageProps = { readonly colors: Colors } & Required<Omit<PreferencePictureProps, 'ground' | 'color'>>;

/** A small drawing of a choice's effect. Decoration: the text beside it says the same. */
export function PreferencePicture({ ground, color = 'teal', ...rest }: PreferencePictureProps) {
  const id = useId();
  const page = { skin: 'default', navigation: 'vertical', menu: 'expanded', density: 'comfortable', ...rest } as const;
  const grounds = ground === 'both' ? (['light', 'dark'] as const) : [ground];
  return (
    <svg className="k-option-picture" viewBox="0 0 96 60" aria-hidden="true">
      <clipPath id={id}>
        <path d="M96 0v60H36z" />
      </clipPath>
      {grounds.map((name, at) => (
        <g key={name} {...(at > 0 && { clipPath: `url(#${id})` })}>
          <Page {...page} colors={paletteColors({ isDark: name === 'dark', color })} />
        </g>
      ))}
    </svg>
  );
}

function Page({ colors, skin, navigation, menu, density }: PageProps) {
  const isBeside = navigation === 'vertical';
  const left = isBeside ? (menu === 'collapsed' ? 10 : 24) : 0;
  const top = isBeside ? 8 : 12;
  const step = density === 'compact' ? 5 : 9; // px from line to line
  const card = { x: left + 5, y: top + 5, width: 86 - left, height: 50 - top };
  const lines = Array.from({ length: Math.floor((card.height - 6) / step) }, (_, at) => card.y + 6 + at * step);
  const edge = skin === 'bordered' ? { stroke: colors['border-strong'], strokeWidth: 1 } : {};
  return (
    <>
      <rect width="96" height="60" fill={colors['bg']} />
      {skin === 'default' && <rect {...card} y={card.y + 1.5} rx="3.5" fill={colors['border']} />}
      <rect {...card} rx="3" fill={colors['surface']} {...edge} />
      {lines.map((y, at) => (
        <g key={y}>
          <rect x={card.x + 5} y={y - 1} width="5" height="2.5" rx="1" fill={colors['accent']} />
          <rect
            x={card.x + 13}
            y={y - 1}
            width={card.width - 20 - (at % 3) * 6}
            height="2.5"
            rx="1"
            fill={colors['border']}
          />
        </g>
      ))}
      {isBeside ? (
        <>
          <rect width={left} height="60" fill={colors['side']} />
          {[12, 20, 28, 36].map((y) => (
            <rect key={y} x="3.5" y={y} width={left - 7} height="3" rx="1.5" fill={colors['side-muted']} />
          ))}
        </>
      ) : (
        <>
          <rect width="96" height="11" fill={colors['side']} />
          {[6, 24, 42].map((x) => (
            <rect key={x} x={x} y="4" width="13" height="3" rx="1.5" fill={colors['side-muted']} />
          ))}
        </>
      )}
    </>
  );
}
