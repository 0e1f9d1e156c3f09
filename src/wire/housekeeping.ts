import type { HousekeepingPriority, TaskStatus, TaskType } from '../domain/housekeeping/task.ts';

/** The number of guests, without their identity (US2). */
export type GuestCount = { readonly adults: number; readonly children: number; readonly infants: number };

export type ChecklistEntry = { readonly item: string | null; readonly text: string | null; readonly done: boolean };

/** One task for its cleaner's phone: place, time, number of guests. No contact, no money (US2). */
export type DayTask = {
  readonly id: string;
  readonly code: string;
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly date: string;
  readonly windowStart: string | null;
  readonly dueAt: string | null;
  readonly priority: HousekeepingPriority;
  /** False: not assigned yet. */
  readonly isMine: boolean;
  readonly vacatedAt: string | null;
  readonly note: string | null;
  readonly reopenReason: string | null;
  readonly home: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly place: string;
    readonly note: string | null;
  };
  /** The current or last stay in the home. */
  readonly stay:
    | (GuestCount & { readonly checkIn: string; readonly checkOut: string; readonly notes: string | null })
    | null;
  /** The next stay. */
  readonly next: (GuestCount & { readonly date: string; readonly time: string; readonly notes: string | null }) | null;
  readonly checklist: readonly ChecklistEntry[];
  readonly photos: readonly { readonly id: string; readonly name: string }[];
  readonly linenCount: number | null;
  readonly issues: string | null;
};

/** `GET /api/housekeeping-tasks/my-day` */
export type MyDay = { readonly today: string; readonly items: readonly DayTask[] };

/** `POST /api/housekeeping-tasks/assign`: the result for each. */
export type Assigned = {
  readonly results: readonly {
    readonly id: string;
    readonly isDone: boolean;
    readonly status: number;
    readonly message: string | null;
  }[];
};
