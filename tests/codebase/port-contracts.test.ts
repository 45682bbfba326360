import { describe, expect, it } from 'vitest';
import { portRefusals } from '#scripts/codebase/port-contracts.ts';
import { plantedCodebase } from '#tests/planted.ts';

const kept = {
  'src/core/hats/hats.ts': `export abstract class Hats {\n  abstract put(): Promise<void>;\n  abstract take(): Promise<number>;\n}\n`,
  'src/web/adapters/hats/http-hats.ts': `import type { Hats } from '#core/hats/hats.ts';\nexport class HttpHats implements Hats {}\n`,
  'tests/fakes/hats/fake-hats.ts': `import type { Hats } from '#core/hats/hats.ts';\nexport class FakeHats implements Hats {}\n`,
  'tests/ports/hats/hats.ts': `import type { Hats } from '#core/hats/hats.ts';\nexport const keeps = async (open: () => Promise<Hats>) => {\n  const pegs = await open();\n  await pegs.put();\n  await pegs.take();\n};\n`,
  'tests/ports/hats/hats.test.ts': `keeps(async () => new FakeHats());\nkeeps(async () => new HttpHats());\n`,
};

const injected = (changed: Readonly<Record<string, string>>): string[] => portRefusals(plantedCodebase({ ...kept, ...changed }));

describe('a port', () => {
  it('has promises for every method, by whatever name they ask it', () => {
    expect(injected({})).toEqual([]);
    const half = kept['tests/ports/hats/hats.ts'].replace('  await pegs.take();\n', '');
    expect(injected({ 'tests/ports/hats/hats.ts': half })).toEqual([
      expect.stringMatching(/^src\/core\/hats\/hats\.ts: no promise of the port Hats asks take: add it/),
    ]);
    expect(injected({ 'tests/ports/hats/hats.ts': '' })).toEqual([expect.stringContaining('no promise of the port Hats asks put, take:')]);
  });

  it('asks them of the fake and of the browser', () => {
    const alone = `keeps(async () => new FakeHats());\n`;
    expect(injected({ 'tests/ports/hats/hats.test.ts': alone })).toEqual([expect.stringContaining('the promises of the port Hats are not asked of HttpHats')]);
  });

  it('asks them of an adapter that is an object, too, which says what it is', () => {
    const path = 'src/web/adapters/hats/http-hats.ts';
    const object = (said: string) =>
      `import type { Hats } from '#core/hats/hats.ts';\nexport const httpHats = ()${said} => ({ put: async () => {}, async take() { return 1; } });\n`;
    const made = `keeps(async () => new FakeHats());\nkeeps(async () => httpHats());\n`;
    expect(injected({ [path]: object(': Hats') })).toEqual([expect.stringContaining('the promises of the port Hats are not asked of httpHats')]);
    expect(injected({ [path]: object(': Hats'), 'tests/ports/hats/hats.test.ts': made })).toEqual([]);
    expect(injected({ [path]: object(''), 'tests/ports/hats/hats.test.ts': made })).toEqual([
      `${path}: httpHats has every method of the port Hats and does not say so: let it say that it is a Hats.`,
    ]);
  });

  it('asks them of every other adapter of a browser, too, which says what it implements', () => {
    const methods = `{\n  async put() {}\n  async take() {\n    return 1;\n  }\n}\n`;
    const path = 'src/web/adapters/hats/device-hats.ts';
    const silent = { [path]: `export class DeviceHats ${methods}` };
    const saying = { [path]: `import type { Hats } from '#core/hats/hats.ts';\nexport class DeviceHats implements Hats ${methods}` };
    expect(injected(silent)).toEqual([`${path}: DeviceHats has every method of the port Hats and does not say so: let it say that it is a Hats.`]);
    expect(injected(saying)).toEqual([expect.stringContaining('the promises of the port Hats are not asked of DeviceHats')]);
    const asked = `${kept['tests/ports/hats/hats.test.ts']}keeps(async () => new DeviceHats());\n`;
    expect(injected({ ...saying, 'tests/ports/hats/hats.test.ts': asked })).toEqual([]);
  });

  it('is taken off the list of those without once it has them', () => {
    const shares = { 'src/core/device/shares.ts': kept['src/core/hats/hats.ts'].replace('Hats', 'Shares') };
    const list = kept['tests/ports/hats/hats.ts'].replaceAll('Hats', 'Shares').replace('hats/hats', 'device/shares');
    expect(injected(shares)).toEqual([]);
    expect(injected({ ...shares, 'tests/ports/device/shares.ts': list })).toEqual([
      expect.stringContaining('the port Shares has its promises: take it off the list.'),
    ]);
  });
});
