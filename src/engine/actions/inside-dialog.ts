/**
 * Lists and calendars of the fields open inside the dialog: what lies outside of a modal dialog does not exist for a
 * screen reader, and would move with the page behind it.
 */
export function insideDialog(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('.ant-modal-content, dialog') ?? document.body;
}
