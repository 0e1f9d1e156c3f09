import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { longDate } from '../../src/domain/mail/words.ts';
import { snippetOf } from '../../src/domain/mail/inbox/thread.ts';
import { textIn } from '../live/rows/rows.ts';
import { CONFIRMATION, writtenIn } from './confirmations.ts';
import { SEED_ANCHOR } from './generate.ts';
import { loadSeed } from './load.ts';

const file = join(import.meta.dirname, '..', '..', 'db.json');

describe('the confirmations of the demo', () => {
  it.each([SEED_ANCHOR, '2026-11-28', '2027-06-15'])('tell the days and hours of their stays on %s', (today) => {
    const { messages = [], conversations = [], reservations = [] } = loadSeed({ file, today });
    const stays = new Map(reservations.map((row) => [row.id, row]));
    const letters = messages.filter(({ kind }) => kind === CONFIRMATION);
    expect(letters.length).toBeGreaterThan(20);
    for (const letter of letters) {
      const body = textIn(letter, 'body');
      const stay = stays.get(textIn(letter, 'reservationId'))!;
      for (const day of ['checkIn', 'checkOut']) {
        expect(body).toContain(longDate(textIn(stay, day), writtenIn(letter)));
      }
      expect(body.match(/\d\d:\d\d/g)).toHaveLength(2);
    }
    const bodies = new Set(messages.map((row) => snippetOf(textIn(row, 'body'))));
    expect(conversations.filter((head) => !bodies.has(textIn(head, 'lastText')))).toEqual([]);
  });
});
