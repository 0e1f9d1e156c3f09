import type { Task } from '../../../src/domain/housekeeping/task.ts';
import type { Row } from '../../../src/config/types.ts';
import type { HousekeepingTasksRow } from '../../live/rows/stored/housekeeping-tasks.ts';

export const TASKS = 'housekeeping-tasks';
export const STAYS = 'reservations';
export const BLOCKS = 'out-of-order-periods';
export const ESTATES = 'estates';
/** How the history of a home calls a change of its cleaning state, whoever made it. */
export const CLEANING = 'reportCleaning';

// The stored rows are what the configuration of the resource says; the domain names only what it reads of them.
export const asTask = (row: Row): Task => row as HousekeepingTasksRow as Task;
