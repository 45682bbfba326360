import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aHouse, dataDir } from './admin-command.ts';
import { npmRun } from './npm-run.ts';

const imports = (folder: string, ...args: readonly string[]) => npmRun('import', args, process.cwd(), { settings: { DATABASE_URL: '', DATA_DIR: folder } });

describe('npm run import', () => {
  it('takes in what will do, names what will not by its line, and changes nothing the second time', async () => {
    const { folder, db } = await aHouse();
    const file = join(folder, 'companies.csv');
    writeFileSync(
      file,
      '\ufeffname,industry,city,foundedYear\r\nKoyal Pay,Payments,Pune,2009\r\nSutra Mill,Textiles,Surat,soon\r\n"Agar, Works",Perfume,Kannauj,\r\n',
    );
    const dry = await imports(folder, 'companies', file, '--dry-run');
    expect([dry.code, dry.said.split('\n').at(-1)]).toEqual([0, '2 added, 0 changed, 0 unchanged, 1 refused; this was a dry run, and nothing of it stays.']);
    expect(await db.selectFrom('company').select('name').execute()).toEqual([]);
    const first = await imports(folder, 'companies', file);
    expect(first.code).toBe(0);
    expect(first.said.split('\n')).toEqual([
      'line 2  Koyal Pay  added',
      expect.stringMatching(/^line 3 {2}Sutra Mill {2}refused: foundedYear: /),
      'line 4  Agar, Works  added',
      '2 added, 0 changed, 0 unchanged, 1 refused.',
    ]);
    expect((await imports(folder, 'companies', file)).said.split('\n').at(-1)).toBe('0 added, 0 changed, 2 unchanged, 1 refused.');
  });

  it('says in one sentence what it cannot do, and ends with 1', async () => {
    const folder = dataDir();
    expect(await imports(folder, 'people', 'x.csv')).toMatchObject({ code: 1, complained: expect.stringContaining('npm run import -- companies <file>') });
    const file = join(folder, 'companies.txt');
    writeFileSync(file, 'name\nKoyal Pay\n');
    expect(await imports(folder, 'companies', file)).toMatchObject({ code: 1, complained: expect.stringContaining('ends neither in .csv nor in .json') });
    expect(await imports(folder, '--help')).toMatchObject({ code: 0, said: expect.stringContaining('--dry-run') });
  });
});
