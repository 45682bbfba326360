import { readFileSync } from 'node:fs';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { describe, expect, it } from 'vitest';
import { machines, plantedCodebase } from '#tests/planted.ts';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));

async function browsersOfBuilds(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { content } = await loadConfig();
  const rsbuild = await createRsbuild({ rsbuildConfig: content });
  const seen: Record<string, readonly string[]> = {};
  rsbuild.addPlugins([
    { name: 'browsers', setup: (api) => api.modifyRspackConfig((_, { environment }) => void (seen[environment.name] = environment.browserslist)) },
  ]);
  await rsbuild.initConfigs();
  return seen;
}

const styles = {
  'a.css': ['@scope(.a){b{color:red}}', "At-rule '@scope'"],
  'b.css': ['.a{&:hover{color:red}}', "Selector 'nesting'"],
  'c.css': ['.a{color:light-dark(red,blue)}', "Function 'light-dark'"],
  'd.css': ['.a:user-invalid{color:red}', "Selector 'user-invalid'"],
  'e.css': ['.a{text-box:trim-both cap alphabetic}', "Property 'text-box'"],
  'f.css': ['.a{color:if(style(--b):red)}', 'Parsing error'],
} as const;

const scripts = {
  'a.js': ['const {promise}=Promise.withResolvers()', 'PromiseWithResolvers (chrome 117 requires 119, edge 117 requires 119, safari 17.0 requires 17.4)'],
  'b.js': ['Iterator.from(list)', 'Iterator.'],
  'c.js': ['Object.groupBy(list,one)', 'ObjectGroupBy (safari 17.0 requires 17.4)'],
  'd.js': ['Promise.try(one)', 'PromiseTry (chrome 117 requires 128, edge 117 requires 128, firefox 125 requires 134'],
} as const;

describe('the browsers of package.json', () => {
  it('are those of every build that a browser loads', async () => {
    expect(await browsersOfBuilds()).toMatchObject({ web: browserslist, worker: browserslist, early: browserslist });
  });

  it('are not asked by styles for what one of them lacks', () => {
    const fine = '.a:has(b){text-wrap:balance;height:5dvh;grid-template-columns:subgrid}';
    const injected = Object.entries(styles).map(([name, [text]]) => [`src/web/views/${name}`, text]);
    const said = machines.styles(plantedCodebase({ ...Object.fromEntries(injected), 'src/web/views/fine.css': fine }));
    expect(said).toEqual(Object.entries(styles).map(([name, [, reason]]) => expect.stringContaining(`src/web/views/${name}:1 ${reason}`)));
  });

  it('are not asked by built scripts for language features that one of them lacks', () => {
    const fine = 'list.toSorted();layer.showPopover();requestIdleCallback(f)';
    const injected = Object.entries(scripts).map(([name, [text]]) => [`dist/${name}`, text]);
    const said = machines.built(plantedCodebase({ ...Object.fromEntries(injected), 'dist/fine.js': fine }));
    expect(said).toEqual(
      Object.entries(scripts).map(([name, [, reason]]) => expect.stringContaining(`dist/${name}: Unsupported features detected: ${reason}`)),
    );
  });
});
