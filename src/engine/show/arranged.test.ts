import { expect, test } from 'vitest';
import { type Arrangeable, arrangeActions } from './arranged.ts';

const way = (key: string, isDanger = false): Arrangeable => ({ key, isDanger });
const keys = (ways: readonly Arrangeable[]) => ways.map(({ key }) => key).join(' ');
const of = (ways: readonly Arrangeable[], first?: readonly string[]) => {
  const { main, red, shown, more } = arrangeActions(ways, first);
  return { main: main?.key, red: red?.key, shown: keys(shown), more: keys(more) };
};

test('three ways need no menu, and only the last dangerous one is red', () => {
  const ways = [way('edit'), way('close', true), way('delete', true)];
  expect(of(ways)).toEqual({ main: 'edit', red: 'delete', shown: 'edit close delete', more: '' });
});

test('what the configuration puts first is the main one; more than three go into a menu, dangerous ones among them', () => {
  const ways = [way('edit'), way('plan'), way('pay'), way('checkIn'), way('cancel', true), way('delete', true)];
  expect(of(ways, ['gone', 'checkIn', 'pay', 'plan'])).toEqual({
    main: 'checkIn',
    red: 'delete',
    shown: 'checkIn pay edit',
    more: 'plan cancel delete',
  });
});

test('without an order of its own a page begins with "edit", and no dangerous way is in sight of many', () => {
  const ways = [way('edit'), way('publish'), way('close', true), way('drop', true), way('delete', true)];
  expect(of(ways)).toEqual({
    main: 'edit',
    red: 'delete',
    shown: 'edit publish',
    more: 'close drop delete',
  });
});

test('where an order is said, what does not stand in it is in the menu, even if there is room', () => {
  const ways = [way('edit'), way('plan'), way('print'), way('cancel', true)];
  expect(of(ways, [])).toEqual({ main: undefined, red: 'cancel', shown: 'edit', more: 'plan print cancel' });
});

test('who may do nothing is offered nothing', () => {
  expect(of([])).toEqual({ main: undefined, red: undefined, shown: '', more: '' });
});
