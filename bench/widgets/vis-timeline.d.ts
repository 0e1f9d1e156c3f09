// The part of vis-timeline used here. It is installed in bench/node_modules only, so the product's type check must not
// need it.
declare module 'vis-timeline/standalone' {
  export class DataSet {
    constructor(items: readonly object[]);
    readonly length: number;
  }
  export class Timeline {
    constructor(place: HTMLElement, items: DataSet, groups: DataSet, options: object);
    setWindow(start: Date, end: Date, options: { readonly animation: boolean }): void;
  }
}
