import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { diffContracts } from '#scripts/contract/diff/diff-contracts.ts';
import { diffsOfFolders, lineOfChange } from '#scripts/contract/diff/service-diffs.ts';
import { versionRefusals } from '#scripts/contract/version-refusals.ts';
import { contractChanges } from './contract-changes.ts';
import { contractsBefore } from './contracts-before.ts';

type Texts = Readonly<Record<string, string>>;

function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-diff-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(folder: string, texts: Texts): string {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The contracts with something planted in them. */
function injected([_name, plant]: (typeof contractChanges)[number]): Texts {
  const documents = Object.fromEntries(Object.entries(contractsBefore).map(([name, text]) => [name, parseDocument(text)]));
  const [things, common, shop] = ['shop/things.yaml', 'common.yaml', 'shop.yaml'].map((name) => documents[name] ?? parseDocument(''));
  if (things && common && shop) plant(things, common, shop);
  return Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, String(document)]));
}

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

/** A repository in which the contracts were committed, and their first version published. */
function repository(): { readonly root: string; readonly commit: (texts: Texts) => void; readonly git: (...args: readonly string[]) => string } {
  const root = emptyFolder();
  const who = ['-c', 'user.name=Asha', '-c', 'user.email=asha@example.com', '-c', 'commit.gpgsign=false', '-c', 'core.autocrlf=false'];
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const commit = (texts: Texts): void => {
    write(join(root, 'openapi'), texts);
    git('add', '.');
    git('commit', '-m', 'contracts');
  };
  git('init', '-b', 'main');
  commit(contractsBefore);
  return { root, commit, git };
}

const changed = (name: string): Texts => injected(contractChanges.find(([own]) => own === name) ?? expect.fail(`Nothing is called ${name}.`));
const raised = (texts: Texts, version: string): Texts => ({ ...texts, 'shop.yaml': texts['shop.yaml']?.replace('1.0.0', version) ?? '' });
const changelog = (...versions: readonly string[]): Texts => ({
  'CHANGELOG.md': versions.map((version) => `## shop ${version}, 2026-11-28\n\nSaid.\n`).join('\n'),
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
  it('compares what lies here with a commit, the worst first, and ends with 1 until the version is raised by enough', async () => {
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

describe('the versions that npm run check holds (R-250)', () => {
  const broken = changed('a field that is gone');

  it('are refused where the changelog does not know them', () => {
    const { root, commit } = repository();
    expect(versionRefusals(root)).toEqual([expect.stringMatching(/^openapi\/CHANGELOG\.md has no heading for shop 1\.0\.0: write `## shop 1\.0\.0, <date>`/)]);
    commit({ ...broken, ...changelog('1.0.0') });
    expect(versionRefusals(root)).toEqual([]);
  });

  it('are refused where a change breaks clients since they were published', () => {
    const { root, commit } = repository();
    commit(changelog('1.0.0'));
    commit(changed('an optional field more'));
    expect(versionRefusals(root)).toEqual([]);
    write(join(root, 'openapi'), broken);
    const due = 'raise the version of shop to 2.0.0, and say it in openapi/CHANGELOG.md.';
    const refusal = new RegExp(`^openapi/shop\\.yaml: createThing, body/color: is gone; breaks clients that send it \\(.*\\); ${due}$`);
    expect(versionRefusals(root)).toEqual([expect.stringMatching(refusal)]);
    write(join(root, 'openapi'), { ...raised(broken, '2.0.0'), ...changelog('2.0.0', '1.0.0') });
    expect(versionRefusals(root)).toEqual([]);
    write(join(root, 'openapi'), { ...raised(broken, '1.1.0'), ...changelog('1.1.0', '1.0.0') });
    expect(versionRefusals(root)).toEqual([expect.stringMatching(refusal)]);
    commit({});
    expect(versionRefusals(root)).toEqual([expect.stringMatching(refusal)]);
    commit({ ...raised(broken, '2.0.0'), ...changelog('2.0.0', '1.0.0') });
    expect(versionRefusals(root)).toEqual([]);
    commit(raised(changed('an operation that is gone'), '2.0.0'));
    expect(versionRefusals(root)).toEqual([expect.stringMatching(/raise the version of shop to 3\.0\.0/)]);
  });

  it('begin with the merge that brought them, and what came before it is refused to nobody', () => {
    const { root, commit, git } = repository();
    git('checkout', '-b', 'versions');
    commit(changelog('1.0.0'));
    git('checkout', 'main');
    commit(broken);
    git('merge', '--no-ff', '-m', 'versions', 'versions');
    expect(versionRefusals(root)).toEqual([]);
    write(join(root, 'openapi'), contractsBefore);
    expect(versionRefusals(root)).toEqual([]);
    write(join(root, 'openapi'), changed('an operation that is gone'));
    expect(versionRefusals(root)).toHaveLength(1);
  });

  it('are compared with nothing in a copy without history', () => {
    const { root, commit, git } = repository();
    commit(changelog('1.0.0'));
    const copy = join(root, 'copy');
    git('clone', '--depth', '1', `file://${root}`, copy);
    write(join(copy, 'openapi'), broken);
    expect(versionRefusals(copy)).toEqual([]);
    rmSync(join(copy, '.git'), { recursive: true });
    rmSync(join(root, '.git'), { recursive: true });
    expect(versionRefusals(copy)).toEqual([]);
  });
});
