import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '#scripts/build/browsers.ts';
import { featureRefusals, scriptFeatures, styleFeatures } from '#scripts/house/browser-features.ts';

describe('the browsers that pages are built for', () => {
  it('are those of every build that a browser loads', () => {
    const named = readFileSync('rsbuild.config.ts', 'utf8').matchAll(/overrideBrowserslist: ([^,\n ]+)/g);
    expect([...named].map(([, browsers]) => browsers)).toEqual(['browsersQuery', 'browsersQuery']);
  });

  it.each([
    ['.a{color:color-mix(in srgb,red,blue)}@scope(.a){b{color:red}}', styleFeatures, ['@scope'], ['firefox', 'chrome', 'edge', 'safari']],
    ['.a{&:hover{color:light-dark(red,blue)}}', styleFeatures, ['nesting', 'light-dark()'], ['chrome', 'edge', 'safari']],
    ['const {promise}=Promise.withResolvers()', scriptFeatures, ['Promise.withResolvers'], ['chrome', 'edge', 'safari']],
    ['list.values().map(one).toArray()', scriptFeatures, ['helpers of iterators'], ['chrome', 'edge', 'firefox', 'safari']],
  ])('lack what is planted: %s', (text, features, names, browsers) => {
    const said = featureRefusals('a.css', text, features);
    expect(said.map((sentence) => /uses (.*), which (\w+) /.exec(sentence)?.[1]).filter((name, at, all) => all.indexOf(name) === at)).toEqual(names);
    for (const browser of browsers) expect(said.join('\n')).toContain(`${browser} ${oldestBrowsers[browser as 'chrome']} does not have`);
  });

  it('are not asked for what stands behind a fallback, or what all of them have', () => {
    expect(featureRefusals('a.css', '.a:has(b){text-wrap:balance;height:5dvh;grid-template-columns:subgrid}', styleFeatures)).toEqual([]);
    expect(featureRefusals('a.js', 'list.toSorted();layer.showPopover();requestIdleCallback(f)', scriptFeatures)).toEqual([]);
  });
});
