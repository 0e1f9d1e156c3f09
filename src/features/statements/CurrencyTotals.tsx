type CurrencyTotalsProps = {
  readonly totals: readonly {
    readonly currency: string;
    readonly name: string;
    readonly amount: string;
    readonly more?: string;
  }[];
};

/** The sum of a report in each of its currencies. */
export function CurrencyTotals({ totals }: CurrencyTotalsProps) {
  return (
    <dl className="k-st-totals">
      {totals.map(({ currency, name, amount, more }) => (
        <div key={currency}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
          {more !== undefined && <dd className="k-st-small">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}
