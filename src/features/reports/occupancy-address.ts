import type { SpanName } from '../../domain/calendar/spans.ts';
import { type ReportAddress, useReportAddress } from './use-report-address.ts';

type Name = 'groupId' | 'projectName' | 'salesChannelId' | 'estateId' | 'sort' | 'dir';
export type OccupancyAddress = ReportAddress<Name> & {
  /** The query of the server's call, and of the other screen with the same time span and filters. */
  readonly query: string;
};

const ASKED: readonly Name[] = ['groupId', 'projectName', 'salesChannelId', 'estateId'];

export function useOccupancyAddress(usual: SpanName): OccupancyAddress {
  const address = useReportAddress<Name>(usual);
  const query = new URLSearchParams(address.span);
  for (const name of ASKED) {
    const value = address.value(name);
    if (value !== '') query.set(name, value);
  }
  return { ...address, query: query.toString() };
}
