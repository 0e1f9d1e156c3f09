import { describe, expect, it } from 'vitest';
import { chartOf, type Paint } from './draw-chart.ts';
import type { ChartFigures } from './figures.ts';

const paint: Paint = {
  series: ['rgb(1, 1, 1)', 'rgb(2, 2, 2)'],
  text: 'rgb(3, 3, 3)',
  muted: 'rgb(4, 4, 4)',
  line: 'rgb(5, 5, 5)',
  surface: 'rgb(6, 6, 6)',
  font: 'serif',
};
const drawn = (figures: Partial<ChartFigures>) =>
  chartOf(
    {
      as: 'column',
      labels: ['a', 'b', 'c'],
      series: [
        { label: 'One', values: [1, null, 3] },
        { label: 'Two', values: [4, 5, 6], as: 'line' },
      ],
      isStacked: false,
      format: String,
      formatShort: String,
      ...figures,
    },
    { paint, isStill: true },
  );

describe('a chart, in the words of the library', () => {
  it('has a colour for each series, and draws one otherwise where the file says so', () => {
    const { type, data, options } = drawn({});
    expect(type).toBe('bar');
    expect(data.datasets).toMatchObject([
      { label: 'One', data: [1, null, 3], backgroundColor: 'rgb(1, 1, 1)' },
      { label: 'Two', type: 'line', borderColor: 'rgb(2, 2, 2)', borderDash: [6, 4], fill: false },
    ]);
    expect(options?.animation).toBe(false);
    expect(options?.scales).toMatchObject({ y: { stacked: false, ticks: { color: 'rgb(4, 4, 4)' } } });
  });

  it('lies on its side, stands on each other, is filled', () => {
    expect(drawn({ as: 'bar' }).options).toMatchObject({ indexAxis: 'y' });
    expect(drawn({ isStacked: true }).options?.scales).toMatchObject({ x: { stacked: true }, y: { stacked: true } });
    expect(drawn({ as: 'area' }).data.datasets[0]).toMatchObject({
      fill: true,
      backgroundColor: 'rgba(1, 1, 1, 0.18)',
    });
    expect(drawn({ as: 'radar' }).data.datasets[0]).toMatchObject({ fill: true, tension: 0 });
  });

  it('of shares has a colour for each label, over again after the last', () => {
    const { type, data } = drawn({ as: 'donut', series: [{ label: 'One', values: [1, 2, 3] }] });
    expect(type).toBe('doughnut');
    expect(data.datasets[0]?.backgroundColor).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)', 'rgb(1, 1, 1)']);
  });

  it('of points knows where they stand', () => {
    const { data } = drawn({ as: 'bubble', labels: [], series: [{ label: 'One', values: [[1, 2, 3]] }] });
    expect(data.datasets[0]?.data).toEqual([{ x: 1, y: 2, r: 3 }]);
  });
});

describe('the way of a number', () => {
  it('is drawn without axes, points and tooltips', () => {
    const { data, options } = drawn({ as: 'area', isBare: true });
    expect(options?.scales).toEqual({ x: { display: false }, y: { display: false } });
    expect(options?.plugins?.tooltip).toMatchObject({ enabled: false });
    expect(data.datasets[0]).toMatchObject({ pointRadius: 0, fill: true });
  });
});

describe('the axis of what is measured', () => {
  it('ends where it is told to, and begins at nothing unless it is cut', () => {
    expect(drawn({ most: 100, least: 4 }).options?.scales).toMatchObject({
      y: { beginAtZero: true, max: 100, suggestedMax: 4 },
    });
    expect(drawn({ as: 'line', isCut: true }).options?.scales).toMatchObject({ y: { beginAtZero: false } });
  });
});
