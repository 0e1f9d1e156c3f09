const EVERY = 5000; // ms between two lines where no terminal shows one that changes
const REDRAWN = 200; // ms

export type ProgressLine = { readonly at: (done: number) => void; readonly end: () => void };
/** @param total of what is to be done, 0 = unknown */
export type StartProgress = (what: string, total: number) => ProgressLine;

type Output = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean };

/** On a terminal one line that changes, otherwise a line each some seconds. */
export const progressOn =
  (output: Output): StartProgress =>
  (what, total) => {
    const isTerminal = output.isTTY === true;
    let next = Date.now() + (isTerminal ? 0 : EVERY);
    const show = (done: number): void => {
      const of = total > 0 ? ` of ${total} (${Math.floor((100 * done) / total)} %)` : '';
      output.write(isTerminal ? `\r${what}: ${done}${of}\u001b[K` : `${what}: ${done}${of}\n`);
    };
    return {
      at: (done) => {
        if (Date.now() < next) return;
        next = Date.now() + (isTerminal ? REDRAWN : EVERY);
        show(done);
      },
      end: () => {
        if (isTerminal) output.write('\r\u001b[K');
      },
    };
  };
