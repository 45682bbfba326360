import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractsBefore } from '#openapi/checker/tests/contracts-before.ts';
import { changed, changelog, raised, repository, write } from '#openapi/checker/tests/diff-repository.ts';
import { versionRefusals } from '#scripts/openapi/version-refusals.ts';

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

  it('begin with the merge that brought them, and what came before is refused to nobody', () => {
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
