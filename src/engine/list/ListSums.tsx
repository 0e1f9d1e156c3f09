import { useTranslation } from 'react-i18next';
import type { Stats } from '../../config/figures.ts';
import { STATS_TOTALS } from '../../config/stats.ts';
import type { ClientConfig, ClientResource, Row } from '../../config/types.ts';
import { useClientConfig } from '../../providers/config.ts';
import { listPath } from '../../providers/list-request.ts';
import { isExample } from '../resource/is-example.ts';
import { useAnswer } from '../resource/use-answer.ts';
import { useText } from '../resource/use-text.ts';
import { SumList } from './SumList.tsx';
import { type ColumnTotal, summedFields, columnTotals } from './sums.ts';
import type { ListControl } from './use-list-state.ts';

type ListSumsProps = {
  readonly resource: ClientResource;
  readonly control: ListControl;
  /** The page, as far as it is here. */
  readonly rows: readonly Row[];
  /** Whether that is the whole page. */
  readonly isWhole: boolean;
  /** Number of records that match the list's question. */
  readonly total: number;
};

/**
 * The totals of columns marked `sum` over all records of the list: added here if all of them are loaded, else by the
 * server. Calls served by routes and examples have no totals, so those are the page's.
 */
export default function ListSums({ resource, control, rows, isWhole, total }: ListSumsProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const fields = summedFields(resource);
  const isAll = isWhole && rows.length >= total;
  const hasNoCall = resource.api.routed !== undefined || isExample(resource);
  const isAsked = !isAll && !hasNoCall;
  const asked = useTotals({ resource, control, isAsked });
  if (asked.isError || (hasNoCall && !isWhole)) return null;
  return (
    <SumList
      fields={fields.map((field) => ({
        field,
        label: t(isAll || isAsked ? 'sum.all' : 'sum.page', { field: text(field.label) }),
        sums: isAsked ? asked.totals && (asked.totals[field.name] ?? []) : columnTotals({ field, rows }),
      }))}
    />
  );
}

type TotalsSetup = Pick<ListSumsProps, 'resource' | 'control'> & { readonly isAsked: boolean };

function useTotals({ resource, control, isAsked }: TotalsSetup) {
  const config = useClientConfig();
  const path = isAsked ? totalsPath(config, resource, control) : undefined;
  const { data, failure } = useAnswer<Stats>(path, { follows: [resource.name], about: resource.name });
  const totals =
    data &&
    Object.fromEntries(
      Object.entries(data.totals ?? {}).map(([name, sums]): [string, ColumnTotal[]] => [
        name,
        sums.map(({ currency, sum }) => ({ currency, value: sum })),
      ]),
    );
  return { totals, isError: failure !== undefined };
}

/** The list's own question, the same on every page and in every order: those change no sum. */
function totalsPath(config: ClientConfig, resource: ClientResource, { filters }: ListControl): string {
  const [calls = '', question = ''] = listPath(config, { resource: resource.name, filters: [...filters] }).split('?');
  const search = new URLSearchParams(question);
  const names = summedFields(resource).map(({ name }) => name);
  search.set(STATS_TOTALS, names.join(','));
  return `${calls}/_stats?${search.toString()}`;
}
