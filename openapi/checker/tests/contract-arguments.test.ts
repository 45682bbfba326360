import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from '../arguments/read-arguments.ts';
import { readyReport } from '../report/write-report.ts';
import { contracts } from './contracts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftar-arguments-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(config: unknown): ReturnType<typeof readArguments> {
  writeFileSync(join(folder, 'team.json'), JSON.stringify(config));
  return readArguments(['--base-url', 'http://127.0.0.1:1', '--config', 'team.json'], contracts, folder);
}

describe('the config of a run (R-250)', () => {
  it.each([
    [[], 'team.json is no object that holds settings'],
    [null, 'team.json is no object that holds settings'],
    [{ color: 1 }, 'team.json holds color, which means nothing here.'],
    [{ path: ['x'] }, 'team.json path is no object that holds texts by name.'],
    [{ path: { company: 1 } }, 'team.json path.company is no text.'],
    [{ headers: null }, 'team.json headers is no object that holds headers by name.'],
    [{ headers: { 'x-a\r\nx-b': '1' } }, String.raw`team.json headers["x-a\r\nx-b"] has a character that is in no header.`],
    [{ session: { cookie: 'AT=1\r\nx-b: 1' } }, 'team.json session.cookie has a character that is in no header.'],
    [{ sessions: [] }, 'team.json sessions is no object that holds headers by the kind of member or the operation they are for.'],
    [
      { sessions: { captain: {} } },
      'sessions.captain is neither for a kind of member (newcomer, reader, writer, moderator, administrator) nor for an operation of a contract.',
    ],
    [{ sessions: { moderator: [] } }, 'team.json sessions.moderator is no object that holds headers by name.'],
    [{ sessions: { logout: { cookie: '\n' } } }, 'team.json sessions.logout.cookie has a character that is in no header.'],
    [{ newSession: ['sh'] }, 'team.json newSession is no text.'],
    [{ personaKey: 'short' }, 'team.json personaKey is not 32 bytes in base64url.'],
    [{ personaKey: 5 }, 'team.json personaKey is not 32 bytes in base64url.'],
    [{ notServed: 'listFeed' }, 'team.json notServed is no list of operationIds.'],
    [{ notServed: ['listFeed', 'eat'] }, 'team.json notServed[1] is "eat", and no contract has such an operation.'],
    [{ notServed: [['listFeed']] }, 'team.json notServed[0] is ["listFeed"], and no contract has such an operation.'],
    [{ limitsOff: 'true' }, 'team.json limitsOff is neither true nor false.'],
  ])('is refused with the place of what is wrong: %j', (config, sentence) => {
    expect(() => read(config)).toThrow(sentence);
  });

  it('is taken with all that it may hold', () => {
    const { headers, options } = read({
      path: { company: 'kadam' },
      headers: { 'x-forwarded-for': '{address}' },
      session: { cookie: 'AT=1' },
      sessions: { moderator: { authorization: 'Bearer 1' }, logout: { cookie: 'AT=2' } },
      personaKey: 'A'.repeat(43),
      notServed: ['listFeed'],
      limitsOff: true,
    });
    expect(headers).toEqual({ 'x-forwarded-for': '{address}' });
    expect(options).toMatchObject({ ids: { company: 'kadam' }, sessions: { logout: { cookie: 'AT=2' } }, notServed: ['listFeed'], limitsOff: true });
  });
});

describe('the folder of a report (R-250)', () => {
  it('is made, and nothing is left in it', () => {
    readyReport(join(folder, 'one', 'two'));
    expect(readdirSync(join(folder, 'one', 'two'))).toEqual([]);
    writeFileSync(join(folder, 'one', 'two', 'junit.xml'), 'of before');
    readyReport(join(folder, 'one', 'two'));
    expect(readdirSync(join(folder, 'one', 'two'))).toEqual(['junit.xml']);
  });

  it('is refused when it is a file, below one, or cannot take reports', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'below')]) expect(() => readyReport(place)).toThrow(`No report can be written to ${place}: ENOTDIR`);
    mkdirSync(join(folder, 'taken', 'report.md'), { recursive: true });
    expect(() => readyReport(join(folder, 'taken'))).toThrow(/^No report can be written to .*report\.md is no file\.$/);
  });
});
