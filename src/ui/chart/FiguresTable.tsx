// antd's Table is more than a closed table of figures below each chart can cost.
import { Link } from 'react-router';
import './figures-table.css';

type FiguresTableProps = {
  /** A description in a sentence. */
  readonly label: string;
  /** The label of the button that opens it. */
  readonly numbers: string;
  /** Head of the first column. */
  readonly of: string;
  /** Heads of the others. */
  readonly series: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly values: readonly (number | null)[];
    /** The page with the counted records. */
    readonly to?: string | undefined;
  }[];
  readonly format: (value: number) => string;
};

/** The figures of a drawing for everybody who would rather read them: closed until asked for. */
export function FiguresTable({ label, numbers, of, series, rows, format }: FiguresTableProps) {
  return (
    <details className="k-figures">
      <summary>{numbers}</summary>
      <div className="k-figures-room">
        <table>
          <caption className="k-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label: name, values, to }) => (
              <tr key={key}>
                <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
                {values.map((value, index) => (
                  <td key={index}>{value === null ? '–' : format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
