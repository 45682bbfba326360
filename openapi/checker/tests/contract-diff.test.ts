import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { diffContracts } from '../diff/diff-contracts.ts';
import { diffsOfFolders, lineOfChange } from '../diff/service-diffs.ts';
import { contractChanges } from './contract-changes.ts';
import { contractsBefore } from './contracts-before.ts';
import { changed, emptyFolder, injected, raised, repository, write, type Texts } from './diff-repository.ts';

describe('the changes of a contract (R-250, R-251)', () => {
  it.each(contractChanges)('know %s', (...change) => {
    const [, , atLeast, sentence] = change;
    const [before, after] = [write(emptyFolder(), contractsBefore), write(emptyFolder(), injected(change))];
    const [shop] = diffsOfFolders(before, after);
    expect(shop?.changes.map(lineOfChange).join('\n')).toMatch(sentence);
    expect(shop?.versions).toEqual({ before: '1.0.0', after: '1.0.0', atLeast });
    expect(shop?.isRaisedEnough).toBe(atLeast === '1.0.0');
  });

  it('end in what contains itself, and are none where nothing has changed', () => {
    const before = write(emptyFolder(), contractsBefore);
    expect(diffsOfFolders(before, before)).toEqual([
      { service: 'shop', versions: { before: '1.0.0', after: '1.0.0', atLeast: '1.0.0' }, isRaisedEnough: true, changes: [] },
    ]);
  });

  it('are those of services that come and go, too', () => {
    const [before, after] = [write(emptyFolder(), contractsBefore), write(emptyFolder(), { ...contractsBefore, 'shop.yaml': '{}' })];
    rmSync(join(after, 'shop.yaml'));
    rmSync(join(after, 'shop/things.yaml'));
    const [gone] = diffsOfFolders(before, after);
    expect([gone?.versions.after, gone?.isRaisedEnough, gone?.changes.map(({ what }) => what)]).toEqual([undefined, false, ['is gone', 'is gone', 'is gone']]);
    const [come] = diffsOfFolders(after, before);
    expect([come?.versions.before, come?.isRaisedEnough, come?.changes.map(({ raise }) => raise)]).toEqual([undefined, true, ['minor', 'minor', 'minor']]);
  });
});

async function said(args: readonly string[], from: string): Promise<{ readonly code: number; readonly printed: string }> {
  const lines: unknown[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  const code = await diffContracts(args, from);
  log.mockRestore();
  error.mockRestore();
  return { code, printed: lines.join('\n') };
}

describe('npm run contract -- diff (R-250)', () => {
  it('compares this with a commit, worst first, and fails until the version rises', async () => {
    const { root } = repository();
    expect(await said(['diff', 'HEAD'], root)).toEqual({ code: 0, printed: 'No contract has changed since HEAD.' });
    const texts = changed('a value that is taken no more');
    const other = { ...texts, 'shop/things.yaml': texts['shop/things.yaml']?.replace('List things', 'All things') ?? '' };
    write(join(root, 'openapi'), other);
    const { code, printed } = await said(['diff', 'HEAD', 'shop'], root);
    expect(code).toBe(1);
    expect(printed.split('\n')).toEqual([
      '= shop =',
      'Breaking:',
      expect.stringMatching(/^ {2}createThing, body\/color: .* \(openapi\/shop\/things\.yaml:\d+\)$/),
      expect.stringMatching(/^Wording/),
      expect.stringMatching(/^ {2}listThings summary changed /),
      '1.0.0 → 1.0.0: has to be at least 2.0.0',
    ]);
    write(join(root, 'openapi'), raised(other, '2.0.0'));
    expect(await said(['diff', 'main'], root)).toEqual({ code: 0, printed: expect.stringMatching(/\n1\.0\.0 → 2\.0\.0: has to be at least 2\.0\.0, and is$/) });
    const { printed: json } = await said(['diff', 'main', '--json'], root);
    expect(JSON.parse(json)).toMatchObject({
      since: 'main',
      services: [
        {
          service: 'shop',
          versions: { after: '2.0.0', atLeast: '2.0.0' },
          changes: [{ raise: 'major', operations: ['createThing'], place: 'body/color' }, { raise: 'patch' }],
        },
      ],
    });
  });

  it('reads what is added to a service that names no shared part', async () => {
    const { root, commit } = repository();
    const yard = (path: string): Texts => ({
      'yard.yaml': `info: { version: 1.0.0 }\npaths: { ${path}: { get: { operationId: getYard, security: [], responses: { '204': {} } } } }`,
    });
    commit(yard('/yard'));
    write(join(root, 'openapi'), yard('/yards'));
    expect(await said(['diff', 'HEAD', 'yard'], root)).toEqual({ code: 1, printed: expect.stringContaining('getYard is GET /yards instead of GET /yard') });
  });

  it('says first what breaks clients, and once what several services share', async () => {
    const shop = contractsBefore['shop.yaml'] ?? '';
    const { root, commit } = repository();
    commit({ 'mart.yaml': shop, 'fair.yaml': shop });
    write(join(root, 'openapi'), { 'common.yaml': (contractsBefore['common.yaml'] ?? '').replace('maxLength: 32', 'maxLength: 8') });
    const { printed } = await said(['diff', 'HEAD'], root);
    const lines = printed.split('\n');
    expect(lines[0]).toBe('= what breaks clients =');
    expect(lines.filter((line) => line.startsWith('  fair, mart, shop: ')).length).toBeGreaterThan(0);
    expect(lines).toContain('= in several services =');
  });

  it('ends with 2 and a sentence where nothing can be compared', async () => {
    const { root } = repository();
    expect(await said(['diff', 'nowhere'], root)).toEqual({ code: 2, printed: expect.stringMatching(/^git knows no commit nowhere here: /) });
    expect(await said(['diff', '--output=x'], root)).toMatchObject({ code: 2 });
    expect(await said(['diff', 'HEAD', 'market'], root)).toEqual({ code: 2, printed: 'There is no openapi/market.yaml, neither in HEAD nor now.' });
    expect(await said(['diff'], root)).toEqual({ code: 2, printed: expect.stringContaining('diff <git ref> [<service>]') });
    write(join(root, 'openapi'), { 'shop.yaml': 'paths: { /x: { get: {} } }' });
    expect(await said(['diff', 'HEAD'], root)).toEqual({ code: 2, printed: expect.stringMatching(/^openapi\/ as it is now cannot be read: /) });
  });
});
