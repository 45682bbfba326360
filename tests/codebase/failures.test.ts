import { describe, expect, it } from 'vitest';
import { plantedCodebase, machines } from '#tests/planted.ts';

const injected: Readonly<Record<string, readonly [text: string, refusal: string]>> = {
  'src/core/a.ts': [`export const a = () => {\n  throw new RangeError('a');\n};\n`, 'throws RangeError: throw a Failure of a kind that both sides know.'],
  'src/core/b.ts': [`export const b = { text1: 'You can add three offers.' };\n`, 'says “You can add three offers.”: answer with a kind'],
  'src/core/c.ts': [`export const c = (most: number) => \`You can add \${most} offers.\`;\n`, 'the sentence that people read stands in web/words.'],
  'src/core/d.ts': [
    `import { Failure } from './failure.ts';\nexport const d = () => new Failure('conflict', 'You can add three offers.');\n`,
    'name the code by which web/words tell people.',
  ],
  'src/core/e.ts': [
    `import { Failure } from './failure.ts';\nexport const e = () => new Failure('conflict', 'Too many.', { problems: [] });\n`,
    'says what went wrong to developers alone',
  ],
  'src/server/app/f.ts': [`export const f = { A: 400, B: 409, C: 503 };\n`, 'is a second table of HTTP statuses'],
  'src/web/stores/f.ts': [
    `import type { Failure } from '#core/failure.ts';\nexport const f = (it: Failure) => it.message;\n`,
    'reads a message, which is English',
  ],
  'src/web/views/G.tsx': [`export const G = ({ message }: { message: string }) => <p>{message}</p>;\n`, 'tell people by the kind or the code'],
};

const allowed: Readonly<Record<string, string>> = {
  'src/core/fine.ts': [
    `import { Failure } from './failure.ts';`,
    `export const refused = (code: string, _field: string, message: string) => new Failure('invalid', message, { code });`,
    `export const fine = () => new Failure('conflict', 'You can add three offers.', { code: 'TOO_MANY' });`,
    `export const fair = () => refused('missing', 'fixed', 'The fixed pay is missing.');`,
    `export const broke = () => new Failure('broken', 'This cannot be so.');`,
    `export const still = () => new Failure('offline', undefined, {});\n`,
  ].join('\n'),
};

describe('the rules about failures', () => {
  it('let core throw kinds and codes, and screens tell people by them', () => {
    const said = machines.rules(plantedCodebase({ ...Object.fromEntries(Object.entries(injected).map(([path, [text]]) => [path, text])), ...allowed }));
    const unheard = Object.entries(injected).filter(([path, [, refusal]]) => !said.some((one) => one.startsWith(`${path}:`) && one.includes(refusal)));
    expect(unheard, said.join('\n')).toEqual([]);
    expect(said.filter((sentence) => sentence.startsWith('src/core/fine.ts'))).toEqual([]);
  });

  it('take a reader off the list once it reads no message', () => {
    const path = 'src/web/stores/composer/composer-store.ts';
    const silent = expect.stringMatching(/^src\/web\/stores\/composer\/composer-store\.ts reads no message any more/);
    expect(machines.rules(plantedCodebase({ [path]: 'export const a = 1;\n' }))).toContainEqual(silent);
    expect(machines.rules(plantedCodebase({ [path]: 'export const a = (it: Error) => it.message;\n' }))).not.toContainEqual(silent);
  });
});
