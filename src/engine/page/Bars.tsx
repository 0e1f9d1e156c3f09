import { formatNumber } from '../fields/format.ts';
import { useLanguage } from '../resource/use-text.ts';

export type BarsProps = {
  /** What is shown, in a sentence. */
  readonly label: string;
  /** Heads of the columns. */
  readonly of: string;
  readonly what: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: number }[];
  readonly format?: (value: number) => string;
};

/** Bars that are a table to those who do not see them: a name, a number, and as a bar how much of the most. */
export function Bars({ label, of, what, rows, format }: BarsProps) {
  const language = useLanguage();
  const most = Math.max(...rows.map(({ value }) => value)) || 1;
  return (
    <table className="k-bars">
      <caption className="k-hidden">{label}</caption>
      <thead className="k-hidden">
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, value }, index) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect className={`k-bar k-bar-${(index % 8) + 1}`} width={(100 * value) / most} height="10" rx="1" />
              </svg>
              <span>{format ? format(value) : formatNumber({ value, language })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
