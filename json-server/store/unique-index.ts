import type { Json } from '../../src/config/types.ts';
import { uniqueForm } from './collation.ts';

/** The owner of each value of a unique key. Values that were duplicated before the key became unique are kept apart. */
export class UniqueIndex {
  readonly #holder = new Map<string, number>();
  readonly #others = new Map<string, number[]>();

  holder(value: Json | undefined): number | undefined {
    const form = uniqueForm(value);
    return form === undefined ? undefined : this.#holder.get(form);
  }

  add(slot: number, value: Json | undefined): void {
    const form = uniqueForm(value);
    if (form === undefined) return;
    if (!this.#holder.has(form)) this.#holder.set(form, slot);
    else this.#others.set(form, [...(this.#others.get(form) ?? []), slot]);
  }

  remove(slot: number, value: Json | undefined): void {
    const form = uniqueForm(value);
    if (form === undefined) return;
    const others = this.#others.get(form);
    if (this.#holder.get(form) !== slot) {
      if (others !== undefined)
        this.#keepOthers(
          form,
          others.filter((other) => other !== slot),
        );
      return;
    }
    const heir = others?.[0];
    if (heir === undefined) this.#holder.delete(form);
    else {
      this.#holder.set(form, heir);
      this.#keepOthers(form, others?.slice(1) ?? []);
    }
  }

  #keepOthers(form: string, others: number[]): void {
    if (others.length === 0) this.#others.delete(form);
    else this.#others.set(form, others);
  }
}
