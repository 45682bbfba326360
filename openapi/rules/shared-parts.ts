// Parts that the files share: every one is used, or says which service it waits for; and nothing is fetched from elsewhere.
import { posix } from 'node:path';

export interface ContractFile {
  readonly name: string;
  readonly document: unknown;
}

export const shared = 'common.yaml';

export function referenceRefusals(folder: string, { name, document }: ContractFile): string[] {
  return referencesIn(document)
    .map((reference) => reference.split('#', 1)[0] ?? '')
    .filter((file) => file !== '' && !/^([\w-]+\/)?[\w-]+\.yaml$/.test(targetOf(name, file)))
    .map((file) => `${folder}/${name}: refers to ${file}, which stands outside ${folder}/; a contract is read without anything else, so bring it in.`);
}

/** Unused parts of common.yaml, and marks that are no longer true. */
export function sharedPartRefusals(folder: string, files: readonly ContractFile[]): string[] {
  const common = files.find(({ name }) => name === shared);
  const parts = componentsOf(common?.document);
  const services = files.filter(({ name }) => name !== shared);
  const used = reachable(
    services
      .flatMap(targetsIn)
      .filter((target) => target.startsWith(`${shared}#`))
      .map(pointerOf),
    parts,
  );
  const kept = reachable(
    [...parts].filter(([, part]) => keptFor(part)).map(([pointer]) => pointer),
    parts,
  );
  return [...parts].flatMap(([pointer, part]) => {
    const service = keptFor(part);
    const what = `${folder}/${shared}, ${pointer.slice('/components/'.length)}`;
    if (used.has(pointer)) return service ? [`${what}: is used, so it no longer waits for ${service}; drop x-kept-for.`] : [];
    if (service && services.some(({ name }) => name === `${service}.yaml`))
      return [`${what}: was kept for ${service}, and ${folder}/${service}.yaml does not use it; use it there by now, or delete it.`];
    return kept.has(pointer) ? [] : [`${what}: nothing uses it; delete it, or say with x-kept-for which service it waits for.`];
  });
}

export const targetsIn = ({ name, document }: ContractFile): string[] => referencesIn(document).map((reference) => targetOf(name, reference));

function targetOf(name: string, reference: string): string {
  const [file = '', pointer] = reference.split('#');
  const target = file === '' ? name : posix.join(posix.dirname(name), file);
  return pointer === undefined ? target : `${target}#${pointer}`;
}

export function componentsOf(document: unknown): Map<string, unknown> {
  const components = valueAt(document, 'components');
  return new Map(entriesOf(components).flatMap(([kind, parts]) => entriesOf(parts).map(([name, part]) => [`/components/${kind}/${name}`, part] as const)));
}

/** Pointers of the shared file reachable by $ref, including the given ones. */
function reachable(pointers: readonly string[], parts: ReadonlyMap<string, unknown>): Set<string> {
  const found = new Set<string>();
  const follow = (pointer: string): void => {
    const part = [...parts.keys()].find((known) => pointer === known || pointer.startsWith(`${known}/`));
    if (!part || found.has(part)) return;
    found.add(part);
    referencesIn(parts.get(part)).map(pointerOf).forEach(follow);
  };
  pointers.forEach(follow);
  return found;
}

/** Every `$ref` and every discriminator mapping target. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return entriesOf(value).flatMap(([key, inner]) => {
    if (key === '$ref' && typeof inner === 'string') return [inner];
    if (key === 'mapping')
      return entriesOf(inner).flatMap(([, target]) => (typeof target === 'string' && target.includes('#') ? [target] : referencesIn(target)));
    return referencesIn(inner);
  });
}

const pointerOf = (reference: string): string => reference.split('#', 2)[1] ?? '';

const keptFor = (part: unknown): string | undefined => {
  const service = valueAt(part, 'x-kept-for');
  return typeof service === 'string' ? service : undefined;
};

export const valueAt = (value: unknown, key: string): unknown => entriesOf(value).find(([name]) => name === key)?.[1];

export const entriesOf = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
