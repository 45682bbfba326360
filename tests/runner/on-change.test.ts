import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { onChange } from '#scripts/dev/on-change.ts';

describe('the watching of npm run dev', () => {
  let folder: string;
  let file: string;
  let seen = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'daftar-saves-'));
    file = join(folder, 'server', 'rule.ts');
    mkdirSync(join(folder, 'server'));
    writeFileSync(file, 'one');
    seen = 0;
    const stop = await onChange({ folder, counts: (name) => name.endsWith('.ts') }, async () => void seen++);
    onTestFinished(async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    });
  });

  const write = (text: string): void => writeFileSync(file, text);
  /** Waits for at least one sighting after a change, as busy machines may split one save. */
  const expectSeen = async (change: () => void): Promise<void> => {
    const before = seen;
    change();
    await expect.poll(() => seen).toBeGreaterThan(before);
  };
  /** Saves by replacement, as vim, `sed -i` and `git checkout` do. */
  const replace = (text: string): void => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  };

  it.each([
    ['written into', write, write],
    ['put in the place of the one before, again and again', replace, replace],
    ['written into after it was put in the place of another', replace, write],
  ])('sees a file that is %s', async (_how, first, second) => {
    await expectSeen(() => first('two'));
    await expectSeen(() => second('three'));
    await expectSeen(() => second('four'));
  });

  it('sees a file in a new folder and one that is removed', async () => {
    await expectSeen(() => {
      mkdirSync(join(folder, 'core'));
      writeFileSync(join(folder, 'core', 'new.ts'), 'new');
    });
    await expectSeen(() => rmSync(file));
  });
});
