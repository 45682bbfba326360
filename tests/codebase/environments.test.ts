import { describe, expect, it } from 'vitest';
import { plantedCodebase, machines } from '#tests/planted.ts';

const injected: Readonly<Record<string, readonly [text: string, refusal: string]>> = {
  'src/core/a.ts': [`export const a = () => document.title;\n`, '`document` does not exist in core: drawing belongs in web/views'],
  'src/core/b.ts': [
    `export const b = () => fetch('/');\n`,
    '`fetch` does not exist in core: ask a port in core; an Http… adapter in web/adapters calls the operation.',
  ],
  'src/core/c.ts': [`export const c = () => process.env;\n`, '`process` does not exist in core: name the need as a port in core'],
  'src/core/d.ts': [
    `import { readFileSync } from 'node:fs';\nexport const d = readFileSync;\n`,
    'Node does not exist in core: name the need as a port in core',
  ],
  'src/core/e.ts': [`export enum E {\n  One,\n}\n`, 'Node runs these files as they are written: a union instead of an enum'],
  'src/core/f.ts': [`export class F {\n  constructor(readonly name: string) {}\n}\n`, 'a field and an assignment instead of a parameter property'],
  'src/core/g.ts': [`export const g = globalThis.localStorage;\n`, 'globalThis holds nothing but the language in core: name the need as a port in core'],
  'src/core/h.ts': [`export const h = Promise.withResolvers();\n`, "Property 'withResolvers' does not exist"],
  'src/core/i.ts': [`export const i = [1].values().map(String).toArray();\n`, "Property 'map' does not exist"],
  'src/web/stores/a.ts': [
    `export const a = () => localStorage.getItem('a');\n`,
    '`localStorage` does not exist in web/stores: put it behind a port in core/device and write a Browser… adapter.',
  ],
  'src/web/stores/b.ts': [
    `export const b = () => setTimeout(() => undefined, 1);\n`,
    '`setTimeout` does not exist in web/stores: ask the Clock of #core/clock.ts.',
  ],
  'src/web/stores/c.ts': [`export const c = () => fetch('/');\n`, '`fetch` does not exist in web/stores: ask a port in core'],
  'src/web/stores/d.ts': [`export const d = () => console.log('d');\n`, '`console` does not exist in web/stores: throw a Failure'],
  'src/web/words/a.ts': [`export const a = () => window.innerWidth;\n`, '`window` does not exist in web/words'],
  'src/web/words/hi/ui/words.ts': [
    `import type { kit as english } from '../../en/ui/words.ts';\nexport const kit: typeof english = {};\n`,
    'Every sentence stands in every language: write what is missing, in everyday Hindi.',
  ],
  'src/server/app/a.ts': [`export const a = () => document.title;\n`, '`document` does not exist in server/app: the server draws nothing'],
};

const sourceEnvironments = ['src/tsconfig.pure.json', 'src/tsconfig.node.json'];

describe('the worlds', () => {
  it('refuse what a room cannot have, and tell where to go', async () => {
    const texts = Object.fromEntries(Object.entries(injected).map(([path, [text]]) => [path, text]));
    const said = await machines.environments(
      plantedCodebase({ ...texts, 'src/web/words/en/ui/words.ts': `export const kit = { close: 'Close' };\n` }),
      sourceEnvironments,
    );
    const unheard = Object.entries(injected).filter(
      ([path, [, refusal]]) => !said.some((sentence) => sentence.startsWith(`${path}(`) && sentence.includes(refusal)),
    );
    expect(unheard, said.join('\n')).toEqual([]);
  });
});
