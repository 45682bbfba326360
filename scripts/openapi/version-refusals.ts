// Holds versions of contracts to what changed: a breaking change raises the version, and openapi/CHANGELOG.md has a heading for each.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bears, fingerprintOf, leaveStamp } from '../build/fingerprint.ts';
import { CannotRun } from '#openapi/checker/cannot-run.ts';
import { saidByGit } from '#openapi/checker/diff/committed-contracts.ts';
import { isVersionAtLeast, nextVersion } from '#openapi/checker/diff/next-version.ts';
import { lineOfChange, serviceDiffs } from '#openapi/checker/diff/service-diffs.ts';
import { serviceFiles } from '#openapi/checker/diff/service-files.ts';

const changelog = 'openapi/CHANGELOG.md';
const heading = /^## ([\w-]+) (\d+\.\d+\.\d+), \d{4}-\d{2}-\d{2}$/;

/** Versions raised by too little or missing from the changelog. Without history only the latter. */
export function versionRefusals(root = '.'): string[] {
  const files = serviceFiles(join(root, 'openapi'));
  const versions = new Map([...files.keys()].map((service) => [service, versionIn(join(root, 'openapi', `${service}.yaml`))]));
  const path = join(root, changelog);
  const known = headingsIn(existsSync(path) ? readFileSync(path, 'utf8') : '');
  return [
    ...[...versions].flatMap(([service, version]) =>
      known.includes(`${service} ${version}`)
        ? []
        : [`${changelog} has no heading for ${service} ${version}: write \`## ${service} ${version}, <date>\` and below it what changed for callers.`],
    ),
    ...breakingRefusals(root, versions, files),
  ];
}

const headingsIn = (text: string, mark = ''): readonly string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [, service, version] = line.startsWith(mark) ? (heading.exec(line.slice(mark.length)) ?? []) : [];
    return service && version ? [`${service} ${version}`] : [];
  });

const versionIn = (path: string): string => /^ {2}version: *['"]?([^'"\s]*)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '';

/** Commits to compare services with, each the publication of its version by changelog heading. */
function basesOf(root: string, versions: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const head = saidByGit(root, ['rev-parse', '--verify', 'HEAD'])?.toString().trim();
  if (head === undefined || saidByGit(root, ['rev-parse', '--is-shallow-repository'])?.toString().trim() === 'true') return new Map();
  const published = publishedVersions(root);
  const bases = [...versions].flatMap(([service, version]) => {
    const own = published.get(`${service} ${version}`);
    const former =
      own === undefined || own === head ? [...published].find(([name]) => name.startsWith(`${service} `) && name !== `${service} ${version}`) : undefined;
    return [own, former?.[1]].flatMap((commit) => (commit === undefined ? [] : [{ commit, service }]));
  });
  return new Map([...Map.groupBy(bases, ({ commit }) => commit)].map(([commit, group]) => [commit, group.map(({ service }) => service)]));
}

/** Commits of headings, latest first. A merge counts for all it brought. */
function publishedVersions(root: string): ReadonlyMap<string, string> {
  const log =
    saidByGit(root, ['log', '--first-parent', '-m', '-p', '-U0', '--no-color', '--no-ext-diff', '--format=%x00%H', '--', changelog])?.toString() ?? '';
  const published = new Map<string, string>();
  for (const entry of log.split('\0').slice(1)) for (const name of headingsIn(entry, '+')) published.set(name, entry.slice(0, entry.indexOf('\n')));
  return published;
}

function changedSince(root: string, commit: string, services: readonly string[], files: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const said = saidByGit(root, ['diff', '--name-only', '--no-ext-diff', '--relative', commit, '--', 'openapi'])?.toString().split('\n') ?? [];
  return services.filter((service) => said.some((file) => files.get(service)?.has(file.slice('openapi/'.length))));
}

/** Refuses breaking changes. Remembers success until a contract changes, as reading YAML is slow. */
function breakingRefusals(root: string, versions: ReadonlyMap<string, string>, files: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const compared = [...basesOf(root, versions)].map(([commit, services]) => [commit, changedSince(root, commit, services, files)] as const);
  const due = compared.filter(([, services]) => services.length > 0);
  if (due.length === 0) return [];
  const stamp = join(root, '.cache', 'contract-versions');
  const fingerprint = `${fingerprintOf([join(root, 'openapi/**/*.yaml'), 'openapi/{read,checker/diff}/*.ts'])} ${JSON.stringify(due)}`;
  if (bears(stamp, fingerprint)) return [];
  const refusals = due.flatMap(([commit, services]) => breakingSince(root, commit, services, versions));
  if (refusals.length === 0) leaveStamp(stamp, fingerprint);
  return refusals;
}

function breakingSince(root: string, commit: string, wanted: readonly string[], versions: ReadonlyMap<string, string>): string[] {
  try {
    return serviceDiffs(root, commit, (service) => wanted.includes(service)).flatMap(({ service, versions: { before = '' }, changes }) => {
      const breaking = changes.filter(({ raise }) => raise === 'major');
      const least = nextVersion(before, breaking);
      if (isVersionAtLeast(versions.get(service) ?? '', least)) return [];
      return breaking.map(
        (change) => `openapi/${service}.yaml: ${lineOfChange(change)}; raise the version of ${service} to ${least}, and say it in ${changelog}.`,
      );
    });
  } catch (error) {
    if (error instanceof CannotRun) return [error.message];
    throw error;
  }
}
