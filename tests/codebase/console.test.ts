import { loadConfig, rspack } from '@rsbuild/core';
import { expect, it } from 'vitest';

const injected = `
export function said(error) {
  if (typeof console !== 'undefined') console.warn('beside');
  try { globalThis.risky(); } catch (caught) { console.error(caught); }
  const told = error || console.log('a draft of a review');
  return [told, console.table([error])];
}`;

const { content } = await loadConfig({ path: 'rsbuild.config.ts', loader: 'native' });
const { environments = {} } = content;
const inBrowsers = Object.entries(environments).filter(([, { output }]) => output?.target !== 'node');

it.each(inBrowsers.map(([name, { output }]) => [name, output] as const))(
  'what is built for browsers writes to no console: %s (R-232)',
  async (_name, output) => {
    const [js] = typeof output?.minify === 'object' ? [output.minify.jsOptions].flat() : [];
    const compress = js?.minimizerOptions?.compress;
    const { code } = await rspack.experiments.swc.minify(injected, { module: true, ...(typeof compress === 'object' && { compress }) });
    expect(code).toContain('risky');
    expect(code).not.toContain('console');
  },
);

it('there are three builds for browsers', () => {
  expect(inBrowsers.map(([name]) => name)).toEqual(['web', 'worker', 'early']);
});
