import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { admin, anInstance, dataDir } from './admin-command.ts';
import { npmRun } from './npm-run.ts';

const importsWith = (settings: Readonly<Record<string, string>>, folder: string, ...args: readonly string[]) =>
  npmRun('import', args, process.cwd(), { settings: { DATABASE_URL: '', DATA_DIR: folder, ...settings } });
const imports = (folder: string, ...args: readonly string[]) => importsWith({}, folder, ...args);

describe('npm run import', () => {
  it('takes what is valid, names bad lines, and changes nothing the second time', async () => {
    const { folder, db } = await anInstance();
    const file = join(folder, 'companies.csv');
    writeFileSync(
      file,
      '\ufeffname,industry,city,foundedYear\r\nKoyal Pay,Payments,Pune,2009\r\nSutra Mill,Textiles,Surat,soon\r\n"Agar, Works",Perfume,Kannauj,\r\n',
    );
    const dry = await imports(folder, 'companies', file, '--dry-run');
    expect([dry.code, dry.said.split('\n').at(-1)]).toEqual([1, '2 added, 0 changed, 0 unchanged, 1 refused; this was a dry run, and nothing was saved.']);
    expect(await db.selectFrom('company').select('name').execute()).toEqual([]);
    const first = await imports(folder, 'companies', file);
    expect(first.code).toBe(1);
    expect(dry.said).toContain('new industry: Perfume (line 4)');
    expect(first.said.split('\n')).toEqual([
      'line 2  Koyal Pay  added',
      expect.stringMatching(/^line 3 {2}Sutra Mill {2}refused: foundedYear: /),
      'line 4  Agar, Works  added',
      'new industry: Payments (line 2)',
      'new industry: Perfume (line 4)',
      '2 added, 0 changed, 0 unchanged, 1 refused.',
    ]);
    writeFileSync(file, 'name,industry,city,foundedYear\nKoyal Pay,Payments,Pune,2009\n');
    expect(await imports(folder, 'companies', file)).toMatchObject({
      code: 0,
      said: 'line 2  Koyal Pay  unchanged\n0 added, 0 changed, 1 unchanged, 0 refused.',
    });
  });

  it('takes a file with semicolons, as Excel writes it, and no formula', async () => {
    const { folder, db } = await anInstance();
    const file = join(folder, 'companies.csv');
    writeFileSync(file, '\ufeffname;industry;city\r\nKoyal Pay;Payments;Pune\r\n=cmd|calc;Payments;Pune\r\n');
    expect((await imports(folder, 'companies', file)).said.split('\n')).toEqual([
      'line 2  Koyal Pay  added',
      'line 3  =cmd|calc  refused: name: a spreadsheet takes it for a formula, as it begins with = + - or @',
      'new industry: Payments (line 2)',
      '1 added, 0 changed, 0 unchanged, 1 refused.',
    ]);
    expect(await db.selectFrom('company').select('name').execute()).toEqual([{ name: 'Koyal Pay' }]);
  });

  it('says in one sentence what it cannot do, and ends with 1', async () => {
    const folder = dataDir();
    expect(await imports(folder, 'people', 'x.csv')).toMatchObject({ code: 1, complained: expect.stringContaining('npm run import -- companies <file>') });
    const file = join(folder, 'companies.txt');
    writeFileSync(file, 'name\nKoyal Pay\n');
    expect(await imports(folder, 'companies', file)).toMatchObject({ code: 1, complained: expect.stringContaining('ends neither in .csv nor in .json') });
    expect(await imports(folder, '--help')).toMatchObject({ code: 0, said: expect.stringContaining('--dry-run') });
  });

  it('takes valid coupons, names bad lines, and changes nothing the second time (R-007)', async () => {
    const { folder, db } = await anInstance();
    const file = join(folder, 'coupons.csv');
    const line = (code: string) => `Chai,चाय,One cup,एक कप,3,2099-03-31,${code}`;
    writeFileSync(file, ['title,titleHi,text,textHi,points,endsOn,code', line('C1'), line(''), line('C2')].join('\n'));
    expect((await imports(folder, 'coupons', file, '--dry-run')).said).toContain('2 added, 0 changed, 0 unchanged, 1 refused; this was a dry run');
    const first = await imports(folder, 'coupons', file);
    expect([first.code, ...first.said.split('\n')]).toEqual([
      1,
      'line 2  Chai  added',
      'line 3  Chai  refused: code: it is missing',
      'line 4  Chai  added',
      '2 added, 0 changed, 0 unchanged, 1 refused.',
    ]);
    expect((await imports(folder, 'coupons', file)).said.split('\n').at(-1)).toBe('0 added, 0 changed, 2 unchanged, 1 refused.');
    expect(await db.selectFrom('coupon_code').select('code').orderBy('code').execute()).toEqual([{ code: 'C1' }, { code: 'C2' }]);
  });

  it('takes jobs, names bad lines, closes gone ones, and ignores a cut-off file (R-191)', async () => {
    const { folder, db } = await anInstance();
    const [companies, jobs] = [join(folder, 'companies.csv'), join(folder, 'Koyal Jobs.csv')];
    writeFileSync(companies, 'name,industry\nKoyal Pay,Payments\n');
    await imports(folder, 'companies', companies);
    const write = (...lines: readonly string[]) => writeFileSync(jobs, ['id,company,title,apply_url', ...lines].join('\n'));
    write('1,Koyal Pay,Tester,https://k.example/1', '2,Koyal Pay,Poet,https://k.example/2', '3,Nobody,Tester,https://k.example/3', '');
    const first = await imports(folder, 'jobs', jobs);
    expect([first.code, ...first.said.split('\n')]).toEqual([
      1,
      'line 2  Tester  added',
      'line 3  Poet  added',
      'line 4  Tester  refused: company: there is no company Nobody',
      'koyal-jobs: 2 added, 0 again, 0 changed, 0 unchanged, 1 refused, 0 closed.',
    ]);
    write('1,Koyal Pay,Tester,https://k.example/1', '2,Koyal Pay,"Po');
    expect(await imports(folder, 'jobs', jobs)).toMatchObject({ code: 1, complained: expect.stringContaining('The record of line 3 does not end') });
    write('1,Koyal Pay,Tester,https://k.example/1', '');
    const dry = await imports(folder, 'jobs', jobs, '--dry-run');
    expect(dry.said.split('\n')).toEqual([
      'closed  Poet',
      'koyal-jobs: 0 added, 0 again, 0 changed, 1 unchanged, 0 refused, 1 closed; this was a dry run, and nothing was saved.',
    ]);
    const [job] = await db.selectFrom('job').select('id').where('closed_on', 'is', null).where('feed_key', '=', '2').execute();
    expect(await admin(folder, 'confirm-job', job?.id ?? '')).toMatchObject({ code: 0, said: 'The employer said today that it is open: Poet.' });
    expect(await admin(folder, 'confirm-job', 'nothing')).toMatchObject({ code: 1, said: 'There is no open job nothing.' });
  });

  it('says in one sentence why a file of jobs cannot be read', async () => {
    const folder = dataDir();
    expect(await imports(folder, 'jobs', join(folder, 'none.csv'))).toMatchObject({ code: 1, complained: expect.stringContaining('There is no file') });
    expect(await imports(folder, 'jobs', folder, '--feed', 'koyal')).toMatchObject({ code: 1, complained: expect.stringContaining('is a folder') });
    expect(await imports(folder, 'jobs', '/dev/zero')).toMatchObject({ code: 1, complained: expect.stringContaining('is not a file') });
  });

  it('reads each feed in the settings, continues past failures, and refuses internal addresses', async () => {
    const { folder } = await anInstance();
    expect(await imports(folder, 'jobs', '--all')).toMatchObject({ code: 1, complained: expect.stringContaining('JOB_FEEDS names no feed') });
    const read = await importsWith({ JOB_FEEDS: 'one=https://127.0.0.1/a,two=https://10.0.0.1/b' }, folder, 'jobs', '--all');
    expect(read.code).toBe(1);
    expect(read.said.split('\n')).toEqual([
      'one: https://127.0.0.1/a could not be read: This is no public URL. Nothing of this feed was changed.',
      'two: https://10.0.0.1/b could not be read: This is no public URL. Nothing of this feed was changed.',
    ]);
    expect(await importsWith({ JOB_FEEDS: 'one=ftp://x' }, folder, 'jobs', '--all')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('JOB_FEEDS must be'),
    });
    expect(await imports(folder, 'jobs', 'http://localhost:3000/feed')).toMatchObject({ code: 1, complained: expect.stringContaining('no public URL') });
    expect(await imports(folder, 'jobs', 'x.csv', '--feed', 'No Name')).toMatchObject({ code: 1, complained: expect.stringContaining('cannot be called') });
  });
});
