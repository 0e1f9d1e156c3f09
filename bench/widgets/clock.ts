/** Two frames: what was rendered before the first is on the screen at the second. */
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** ms from calling `start` until an element of this selector is painted. @throws Error when it does not come in a minute */
export async function timeToPaint(selector: string, start: () => void): Promise<number> {
  const from = performance.now();
  start();
  while (document.querySelector(selector) === null) {
    if (performance.now() - from > 60_000) throw new Error(`nothing of "${selector}" came`);
    await frame();
  }
  await frame();
  return performance.now() - from;
}

export type Frames = { readonly fps: number; readonly longest: number };

/** Scrolls an element by steps of so many pixels, one a frame. @returns frames a second, and the longest frame in ms */
export const scroll = (element: Element, { steps, by }: { steps: number; by: number }): Promise<Frames> =>
  animate(steps, () => {
    element.scrollTop += by;
  });

/** The same for what moves in its own way. */
export async function animate(steps: number, move: () => void): Promise<Frames> {
  const times: number[] = [];
  let last = await frame();
  for (let step = 0; step < steps; step += 1) {
    move();
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  return { fps: (1000 * times.length) / total, longest: Math.max(...times) };
}

/** ms that each of these letters takes, from the event until everything it caused is rendered. */
export async function typeInto(input: HTMLInputElement, letters: string): Promise<number[]> {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const { port1, port2 } = new MessageChannel();
  const settled = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const times: number[] = [];
  input.focus();
  for (const letter of letters) {
    await frame();
    const from = performance.now();
    // React notices only what did not go through its own setter.
    property?.set?.call(input, input.value + letter);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    times.push(performance.now() - from);
  }
  return times;
}
