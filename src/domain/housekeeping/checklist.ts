import type { TaskType } from './task.ts';

type ChecklistItem =
  | 'BED_LINEN'
  | 'BATHROOM'
  | 'KITCHEN'
  | 'FLOORS'
  | 'RUBBISH'
  | 'DAMAGE'
  | 'WINDOWS'
  | 'CURTAINS'
  | 'OVEN'
  | 'DUST'
  | 'AIRING'
  | 'TOWELS'
  | 'CLIMATE'
  | 'CLEANLINESS'
  | 'INVENTORY'
  | 'KEYS'
  | 'HOUSE_RULES'
  | 'METERS'
  | 'LEFT_BEHIND';

/** One thing to do, by its name in the list `item` of the resource; ticked by whoever does it. */
export type Tick = { readonly item: ChecklistItem; readonly done: boolean };

const ROOMS: readonly ChecklistItem[] = ['BED_LINEN', 'BATHROOM', 'KITCHEN', 'FLOORS', 'RUBBISH', 'DAMAGE'];
const ITEMS: Readonly<Record<TaskType, readonly ChecklistItem[]>> = {
  CHECK_OUT_CLEAN: ROOMS,
  DEEP_CLEAN: [...ROOMS, 'WINDOWS', 'CURTAINS', 'OVEN'],
  CHECK_IN_PREP: ['DUST', 'AIRING', 'TOWELS', 'CLIMATE'],
  MID_STAY: ['TOWELS', 'BED_LINEN', 'BATHROOM', 'RUBBISH'],
  INSPECTION: ['CLEANLINESS', 'INVENTORY', 'DAMAGE'],
  CHECK_IN_MEETING: ['KEYS', 'HOUSE_RULES'],
  CHECK_OUT_CONTROL: ['KEYS', 'DAMAGE', 'METERS', 'LEFT_BEHIND'],
};

/** What is done in a task of this kind, nothing ticked. */
export const checklistOf = (type: TaskType): readonly Tick[] => ITEMS[type].map((item) => ({ item, done: false }));
