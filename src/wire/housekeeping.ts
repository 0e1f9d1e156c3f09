import type { HousekeepingPriority, TaskStatus, TaskType } from '../domain/housekeeping/task.ts';

/** Who sleeps there, without saying who they are (US2). */
export type GuestCount = { readonly adults: number; readonly children: number; readonly infants: number };

export type ChecklistEntry = { readonly item: string | null; readonly text: string | null; readonly done: boolean };

/** One task as its cleaner needs it on the phone: where, by when, for how many. No contact, no money (US2). */
export type DayTask = {
  readonly id: string;
  readonly code: string;
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly date: string;
  readonly windowStart: string | null;
  readonly dueAt: string | null;
  readonly priority: HousekeepingPriority;
  /** False: nobody has it yet. */
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
  /** Who is or was in the home. */
  readonly stay:
    | (GuestCount & { readonly checkIn: string; readonly checkOut: string; readonly notes: string | null })
    | null;
  /** Who comes next. */
  readonly next: (GuestCount & { readonly date: string; readonly time: string; readonly notes: string | null }) | null;
  readonly checklist: readonly ChecklistEntry[];
  readonly photos: readonly { readonly id: string; readonly name: string }[];
  readonly linenCount: number | null;
  readonly issues: string | null;
};

/** `GET /api/housekeeping-tasks/my-day` */
export type MyDay = { readonly today: string; readonly items: readonly DayTask[] };

/** `POST /api/housekeeping-tasks/assign`: what became of each. */
export type Assigned = {
  readonly results: readonly {
    readonly id: string;
    readonly isDone: boolean;
    readonly status: number;
    readonly message: string | null;
  }[];
};
