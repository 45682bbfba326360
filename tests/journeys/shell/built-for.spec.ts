import { globSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { builtScriptRefusals } from '#scripts/house/lint.ts';

test('what browsers load asks nothing of them that the oldest one lacks', () => {
  const built = 'dist/{web/static,worker,early}/**/*.js';
  expect(globSync(built).length).toBeGreaterThan(20);
  expect(builtScriptRefusals(built)).toEqual([]);
});
