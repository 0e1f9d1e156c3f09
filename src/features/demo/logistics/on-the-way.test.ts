import { expect, test } from 'vitest';
import { isTaken, routeLines, stageOf, DELIVERY_STEPS, wayOf } from './on-the-way.ts';

const vehicle = {
  id: 1,
  location: 460_001,
  startCity: 'Lyon',
  startCountry: 'France',
  endCity: 'Vienna',
  endCountry: 'Austria',
  warnings: 'No Warnings',
  progress: 0,
};

test('a vehicle is as far between its cities as the call says', () => {
  expect(wayOf(vehicle)?.now).toEqual({ lat: 45.76, lng: 4.84 });
  expect(wayOf({ ...vehicle, progress: 100 })?.now).toEqual({ lat: 48.21, lng: 16.37 });
  const half = wayOf({ ...vehicle, progress: 50 });
  expect(half?.now.lat).toBeCloseTo(46.985);
  expect(half && routeLines(half)[0]?.places[1]).toEqual(half?.now);
  expect(wayOf({ ...vehicle, endCity: 'Atlantis' })).toBeUndefined();
});

test.each([
  [0, ['ordered'], 'preparing'],
  [40, ['ordered', 'collected', 'onTheWay'], 'driving'],
  [100, [...DELIVERY_STEPS], 'arriving'],
])('at %d %% of the way', (progress, taken, stage) => {
  expect(DELIVERY_STEPS.filter((step) => isTaken(step, progress))).toEqual(taken);
  expect(stageOf({ ...vehicle, progress })).toBe(stage);
});
