import { describe, expect, it } from 'vitest';
import { wiringRefusals } from '#scripts/codebase/wirings.ts';
import { plantedCodebase } from '#tests/planted.ts';

const module = (...bound: readonly string[]): string => `[new ContainerModule(({ bind }) => { ${bound.map((each) => `bind(${each};`).join(' ')} })]`;
const file = (text: string): string => `import { ContainerModule } from 'inversify';\n${text}\n`;

const app = 'src/web/app';
const shell = `${app}/shell.ts`;
const hats = `${app}/hats/hats-wiring.ts`;
const note = `${app}/hats/note-wiring.ts`;
const clock = `'Clock').toConstantValue(1)`;
const port = `'Hats').toResolvedValue(() => 1)`;
const hatsStore = `'HatsStore').toResolvedValue(() => 1, ['Hats', 'Clock'])`;
const noteStore = `'NoteStore').toResolvedValue(() => 1, ['HatsStore'])`;

const said = ({ around = [clock], own = [port, hatsStore], frame = '' }) =>
  wiringRefusals(
    plantedCodebase({
      [shell]: file(`export const shellBindings = () => ${module(...around)};`),
      [`${app}/frame.tsx`]: frame,
      [hats]: file(`export const Screen = 1, bindings = ${module(...own)}, over = [{ load: () => import('./note-wiring.ts') }];`),
      [note]: file(`export const Overlay = 1, bindings = ${module(noteStore)};`),
    }),
  );

const needs = (path: string, of: string, part: string): string => `${path}: ${of} is made of ${part}, which is bound neither there nor in the shell`;

describe('a wiring', () => {
  it('finds every part in itself, in the screen beneath, or in the shell', async () => expect(await said({})).toEqual([]));

  it.each([
    ['a screen without a port', { own: [hatsStore] }, needs(hats, 'HatsStore', 'Hats')],
    ['a screen whose clock no shell binds', { around: [] }, needs(hats, 'HatsStore', 'Clock')],
    ['a shell that lacks a part', { around: [clock, `'Toasts').toResolvedValue(() => 1, ['Words'])`] }, needs(shell, 'Toasts', 'Words')],
    ['an overlay whose screen lacks a part', { own: [port] }, needs(note, 'NoteStore', 'HatsStore')],
    ['an overlay that lies over every screen, too', { frame: `import('./hats/note-wiring.ts')` }, needs(note, 'NoteStore', 'HatsStore')],
  ])('is refused for %s', async (_fault, injected, sentence) => expect(await said(injected)).toEqual([expect.stringContaining(sentence)]));
});
