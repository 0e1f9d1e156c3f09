import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { ListControl } from '../../src/engine/list/use-list-state.ts';
import LongTable from '../../src/engine/list/LongTable.tsx';
import { wholeSource } from '../../src/engine/list/row-source.ts';
import { RecordForm } from '../../src/engine/form/RecordForm.tsx';
import { FRAMES, ROWS, THEIR_ROWS } from './amounts.ts';
import { PlainForm, PlainTable, textRows } from './anchors.tsx';
import { animate, type Frames, scroll, timeToPaint, typeInto } from './clock.ts';
import { Product } from './product.tsx';
import { OurTape, visTape } from './tape.tsx';

const control: ListControl = {
  page: 1,
  pageSize: -1,
  sorter: undefined,
  filters: [],
  fieldFilters: [],
  q: '',
  view: '',
  where: '',
  look: undefined,
  saved: undefined,
  isChanged: false,
  isWaiting: false,
  openSaved: () => undefined,
  clearAll: () => undefined,
  setLook: () => undefined,
  setPage: () => undefined,
  setPageSize: () => undefined,
  setSorter: () => undefined,
  setSearch: () => undefined,
  setView: () => undefined,
  setFilters: () => undefined,
  clearFilters: () => undefined,
};

const ANTD_ROW = 'tbody .ant-table-row, .ant-table-tbody-virtual .ant-table-row';
const OUR_ROW = '.k-long-body [role=row]';
const TEXT = 'the quick brown fox jumps over the lazy dog';

let root: Root | undefined;
function render(element: ReactNode): void {
  root ??= createRoot(document.getElementById('root') as HTMLElement);
  root.render(element);
}

const ours = (rows: ReturnType<typeof textRows>) => (
  <Product>
    <LongTable source={wholeSource(rows)} isStale={false} control={control} onStart={() => undefined} />
  </Product>
);
const antd = (rows: ReturnType<typeof textRows>, isVirtual = false) => <PlainTable rows={rows} isVirtual={isVirtual} />;

/** Frames of scrolling down the first element that holds more than it shows. */
async function scrollBody(selector: string): Promise<Frames> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no "${selector}" to scroll`);
  return scroll(element, { steps: FRAMES, by: 120 });
}

/** One page of a hundred rows gives way to the next. */
async function flip(page: (rows: ReturnType<typeof textRows>) => ReactNode, row: string): Promise<number> {
  await timeToPaint(row, () => render(page(textRows(100))));
  const isNext = () =>
    [...document.querySelectorAll(row)].some(({ textContent }) => textContent.includes('Value 100·'));
  const from = performance.now();
  render(page(textRows(100, 100)));
  while (!isNext()) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - from;
}

type Measured = {
  readonly mount?: number;
  readonly frames?: Frames;
  readonly sideways?: Frames;
  readonly flip?: number;
  readonly keys?: number[];
};

/** What can be measured, by name; each in a page of its own. */
export const CASES: Readonly<Record<string, () => Promise<Measured>>> = {
  'antd plain 1000': async () => ({ mount: await timeToPaint(ANTD_ROW, () => render(antd(textRows(THEIR_ROWS)))) }),
  'antd virtual 1000': async () => ({
    mount: await timeToPaint(ANTD_ROW, () => render(antd(textRows(THEIR_ROWS), true))),
    frames: await scrollBody('.ant-table-tbody-virtual-holder'),
  }),
  'ours 10000': async () => {
    const rows = textRows(ROWS);
    return { mount: await timeToPaint(OUR_ROW, () => render(ours(rows))), frames: await scrollBody('html') };
  },
  'antd flip 100': async () => ({ flip: await flip(antd, ANTD_ROW) }),
  'ours flip 100': async () => ({ flip: await flip(ours, OUR_ROW) }),
  'vis tape': async () => visTape(document.getElementById('root') as HTMLElement),
  'ours tape': async () => {
    const mount = await timeToPaint('[data-stay]', () =>
      render(
        <Product>
          <OurTape />
        </Product>,
      ),
    );
    const chart = document.querySelector('.k-chart');
    if (!chart) throw new Error('no chart');
    const frames = await scroll(chart, { steps: FRAMES, by: 120 });
    return { mount, frames, sideways: await animate(FRAMES, () => (chart.scrollLeft += 120)) };
  },
  'antd form 60': async () => ({
    mount: await timeToPaint('#root input', () => render(<PlainForm />)),
    keys: await typeInto(firstInput(), TEXT),
  }),
  'ours form 60': async () => ({
    mount: await timeToPaint('#root input', () =>
      render(
        <Product>
          <RecordForm onSaved={() => undefined} cancel={null} />
        </Product>,
      ),
    ),
    keys: await typeInto(firstInput(), TEXT),
  }),
};

function firstInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('#root input');
  if (!input) throw new Error('no input');
  return input;
}
