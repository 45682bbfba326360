import { expect, it } from 'vitest';
import { minuteMs } from '../figures/durations.ts';
import { beganBy } from './waiting-name.ts';

const persona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };

it.each([
  ['its moment is to come', 12, 0, 15],
  ['it falls on one', 15, 0, 15],
  ['its moment is over', 12, 31, 35],
])('a waiting name has begun by a full five minutes: %s', (_case, from, now, by) => {
  expect(beganBy({ persona, from: from * minuteMs }, now * minuteMs)).toBe(by * minuteMs);
});
