import type { Row } from '../../config/types.ts';
import { FieldCell } from '../fields/displays.tsx';
import { useText } from '../resource/use-text.ts';
import type { CardFact } from './card-parts.ts';

/** The facts of a card below its name, side by side as far as there is room. */
export function CardFacts({ facts, record }: { readonly facts: readonly CardFact[]; readonly record: Row }) {
  const text = useText();
  if (facts.length === 0) return null;
  return (
    <dl className="k-card-facts">
      {facts.map(({ field, isPlain, isCode, rest }) => (
        <div key={field.name} className={isCode ? 'k-name-code' : undefined}>
          <dt className={isPlain ? 'k-hidden' : undefined}>{text(field.label)}</dt>{' '}
          <dd>{rest ?? <FieldCell field={field} record={record} />}</dd>
        </div>
      ))}
    </dl>
  );
}
