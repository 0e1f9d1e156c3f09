/** A calendar that is not imported. `key` is a text of the `errors` namespace below `ical`. */
export class CalendarRefused extends Error {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(key: string, params: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.name = 'CalendarRefused';
    this.key = key;
    this.params = params;
  }
}
