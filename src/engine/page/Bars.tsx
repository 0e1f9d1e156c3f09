import { Link } from 'react-router';
import { formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';
import '../../ui/tag.css';

export type BarRow = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Where what it counts is to be seen. */
  readonly to?: string | undefined;
  /** Of all the others: a number, for a bar would make those of the values look like nothing. */
  readonly isRest?: boolean;
  /** A colour's name, where its value has one. */
  readonly color?: string | undefined;
};
export type BarsProps = {
  /** What is shown, in a sentence. */
  readonly label: string;
  /** Heads of the columns. */
  readonly of: string;
  readonly what: string;
  readonly rows: readonly BarRow[];
  readonly format?: (value: number) => string;
};

/** Bars that are a table to those who do not see them: a name, a number, and as a bar how much of the most. */
export function Bars({ label, of, what, rows, format }: BarsProps) {
  const language = useLanguage();
  const most = Math.max(...rows.filter(({ isRest }) => !isRest).map(({ value }) => value)) || 1;
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
        {rows.map(({ key, label: name, value, to, color, isRest }, index) => (
          <tr key={key}>
            <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={color === undefined ? `k-bar k-bar-${(index % 8) + 1}` : `k-bar k-bar-hue k-tag-${color}`}
                  width={isRest ? 0 : Math.max(0, (100 * value) / most)}
                  height="10"
                  rx="1"
                />
              </svg>
              <span>{format ? format(value) : formatNumber({ value, language })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
