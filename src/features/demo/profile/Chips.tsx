import { Tag } from '../../../ui/Tag.tsx';
import type { Chip } from './answers.ts';
import { chipColor } from './chip-color.ts';

export function Chips({ chips }: { readonly chips: readonly Chip[] }) {
  return (
    <p className="k-profile-chips">
      {chips.map(({ title, color }, at) => (
        <Tag key={`${title} ${at}`} color={chipColor(color)}>
          {title}
        </Tag>
      ))}
    </p>
  );
}
