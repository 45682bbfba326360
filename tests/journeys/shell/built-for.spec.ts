import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { slow } from '#tests/journeys/people.ts';
import { builtScriptRefusals } from '#scripts/codebase/lint.ts';

const built = 'dist/{web/static,worker,early}/**/*.js';

test('what browsers load asks nothing of them that the oldest one lacks', slow, () => {
  expect(globSync(built).length).toBeGreaterThan(20);
  expect(builtScriptRefusals(built)).toEqual([]);
});

test('what browsers load writes to no console (R-232)', () => {
  expect(globSync(built).filter((file) => /\bconsole\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
