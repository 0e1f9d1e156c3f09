import { isIsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { PlannedMove } from '../../../../src/domain/tape/plan.ts';
import { isJsonObject } from '../../../../src/config/values.ts';
import type { Json } from '../../../../src/config/types.ts';
import { malformed } from '../../../http/http-error.ts';

export type MovesPlan = {
  readonly moves: readonly PlannedMove[];
  /** Stays in the tray: a check treats their nights as free. */
  readonly lifted: readonly string[];
  /** Saves nothing: answers what would happen. */
  readonly check: boolean;
};

const MAX_MOVES = 200;
const KEYS = ['id', 'version', 'estateId', 'checkIn', 'checkOut', 'keepPrice', 'changeReason'];

/** @throws HttpError 400 if it is not a plan; a later step checks whether it is possible */
export function readMovesPlan(input: Json | undefined): MovesPlan {
  if (!isJsonObject(input)) throw malformed('A JSON object is expected.');
  const { moves, lifted = [], check = false, ...others } = input;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw malformed(`"${unknown.slice(0, 40)}" is no member here.`);
  if (!Array.isArray(moves) || moves.length > MAX_MOVES)
    throw malformed(`"moves" must be a list of at most ${MAX_MOVES}.`);
  if (typeof check !== 'boolean') throw malformed('"check" must be true or false.');
  if (!Array.isArray(lifted) || lifted.length > MAX_MOVES || !lifted.every((id) => typeof id === 'string')) {
    throw malformed('"lifted" must be a list of ids.');
  }
  if (!check && lifted.length > 0) throw malformed('What is still in the tray cannot be saved.');
  if (!check && moves.length === 0) throw malformed('There is nothing to move.');
  const read = moves.map(readMove);
  const ids = [...read.map(({ id }) => id), ...lifted];
  if (new Set(ids).size < ids.length) throw malformed('A reservation stands there twice.');
  return { moves: read, lifted, check };
}

function readMove(move: Json): PlannedMove {
  if (!isJsonObject(move)) throw malformed('Each move must be an object.');
  const [unknown] = Object.keys(move).filter((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw malformed(`"${unknown.slice(0, 40)}" is no member of a move.`);
  const { id, version, estateId, checkIn, checkOut, keepPrice = false, changeReason } = move;
  if (typeof id !== 'string' || typeof estateId !== 'string') throw malformed('A move needs "id" and "estateId".');
  if (!Number.isSafeInteger(version)) throw malformed('A move needs the "version" that was seen.');
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) throw malformed('"checkIn" and "checkOut" must be dates.');
  if (typeof keepPrice !== 'boolean') throw malformed('"keepPrice" must be true or false.');
  if (changeReason !== undefined && typeof changeReason !== 'string') throw malformed('"changeReason" must be text.');
  const place = { id, version: Number(version), estateId, checkIn, checkOut, keepPrice };
  return changeReason === undefined ? place : { ...place, changeReason };
}
