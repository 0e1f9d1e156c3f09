import type { IsoDate, IsoInstant } from '../../src/domain/calendar/iso-date.ts';
import type { Random } from './random.ts';

/** Who made a row and when; an unchanged row was last changed by its making. */
export type Making = {
  readonly createdAt: IsoInstant;
  readonly createdBy: string;
  readonly updatedAt?: IsoInstant;
  readonly updatedBy?: string;
};

/** The server-owned fields of a row. */
export function stamp({ createdAt, createdBy, updatedAt = createdAt, updatedBy = createdBy }: Making) {
  return { createdAt, createdBy, updatedAt, updatedBy };
}

/** A moment of that day's office hours in Istanbul (06:00–16:59 UTC). */
export function officeMoment(random: Random, date: IsoDate): IsoInstant {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(random.int(6, 16))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.000Z`;
}
