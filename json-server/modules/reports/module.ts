import type { Route } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Module } from '../module.ts';
import { BOOKER_PARAMETERS, bookerReport, readBooker } from './booker.ts';
import { occupancyChoices } from './choices.ts';
import { OCCUPANCY_PARAMETERS, occupancyReport, readOccupancy, reportText } from './occupancy.ts';
import { contextOf } from './sources.ts';

/**
 * A right to the report's page includes its call: `resources/v1/operational/…`, checked in the handler so that a broken
 * page does not stop the start.
 */
const OCCUPANCY = 'OccupancyReport';
const BOOKERS = 'BookerReport';

function calls({ records }: RouteDeps): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/reports/occupancy',
      answer: 'OccupancyReport',
      access: 'signedIn',
      query: OCCUPANCY_PARAMETERS,
      handle: async (call) => {
        const context = contextOf(call, records, OCCUPANCY);
        return { status: 200, json: await reportText(await occupancyReport(context, readOccupancy(call.search))) };
      },
    },
    {
      method: 'GET',
      path: '/api/reports/occupancy/choices',
      answer: 'OccupancyChoices',
      access: 'signedIn',
      handle: (call) => json(200, occupancyChoices(contextOf(call, records, OCCUPANCY))),
    },
    {
      method: 'GET',
      path: '/api/reports/booker',
      answer: 'BookerReport',
      access: 'signedIn',
      query: BOOKER_PARAMETERS,
      handle: async (call) => {
        const context = contextOf(call, records, BOOKERS);
        return json(200, await bookerReport(context, readBooker(call.search)));
      },
    },
  ];
}

export const reports: Module = { name: 'reports', calls };
