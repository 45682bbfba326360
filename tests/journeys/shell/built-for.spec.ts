import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { featureRefusals, scriptFeatures, styleFeatures } from '#scripts/house/browser-features.ts';

test('what browsers load asks nothing of them that the oldest one lacks', () => {
  const built = globSync('dist/{web/static,worker,early}/**/*.{js,css}');
  expect(built.filter((path) => path.endsWith('.css')).length).toBeGreaterThan(5);
  expect(built.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(20);
  const said = built.flatMap((path) => featureRefusals(path, readFileSync(path, 'utf8'), path.endsWith('.css') ? styleFeatures : scriptFeatures));
  expect(said).toEqual([]);
});
