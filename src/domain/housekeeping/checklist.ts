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

/** One thing to do, by its name in the resource's list `item`, with its check mark. */
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

/** The checklist of a task of this kind, nothing checked. */
export const checklistOf = (type: TaskType): readonly Tick[] => ITEMS[type].map((item) => ({ item, done: false }));
