// The parts of a service: `feed.yaml` is the contract and lists every path, `feed/votes.yaml` holds those of one word.
import { componentsOf, entriesOf, targetsIn, valueAt, type ContractFile } from './shared-parts.ts';

export const serviceOf = (name: string): string => (name.includes('/') ? `${name.split('/', 1)[0]}.yaml` : name);

export function partRefusals(folder: string, files: readonly ContractFile[], words: readonly string[]): string[] {
  const parts = files.filter(({ name }) => name.includes('/'));
  const services = files.filter(({ name }) => !name.includes('/'));
  const targets = files.flatMap(targetsIn);
  return [
    ...parts.flatMap((part) => [...misplaced(folder, part, services, words), ...unused(folder, part, targets)]),
    ...services.flatMap((service) => {
      const own = parts.filter(({ name }) => serviceOf(name) === service.name);
      return [...strayPaths(folder, service), ...own.flatMap((part) => unlisted(folder, part, service)), ...namedTwice(folder, [service, ...own])];
    }),
  ];
}

function misplaced(folder: string, { name, document }: ContractFile, services: readonly ContractFile[], words: readonly string[]): string[] {
  const [, word = ''] = /^[^/]+\/(.+)\.yaml$/.exec(name) ?? [];
  const beside = entriesOf(document).flatMap(([key]) => (key === 'paths' || key === 'components' ? [] : [key]));
  return [
    ...(services.some((service) => service.name === serviceOf(name))
      ? []
      : [`${folder}/${name}: is a part of ${folder}/${serviceOf(name)}, which is not there; move it to the folder of its service.`]),
    ...(words.includes(word) ? [] : [`${folder}/${name}: ${word} is no word of scripts/codebase/words.ts; call the part by the word it is about.`]),
    ...(beside.length === 0
      ? []
      : [`${folder}/${name}: holds ${beside.join(', ')}; a part holds paths and components, the rest stands in its service's file.`]),
  ];
}

/** Counts components of parts here, as a service's linter sees only what its paths reach. */
function unused(folder: string, { name, document }: ContractFile, targets: readonly string[]): string[] {
  return [...componentsOf(document).keys()]
    .filter((pointer) => !targets.some((target) => target === `${name}#${pointer}` || target.startsWith(`${name}#${pointer}/`)))
    .map((pointer) => `${folder}/${name}, ${nameOf(pointer)}: nothing uses it; delete it.`);
}

function strayPaths(folder: string, { name, document }: ContractFile): string[] {
  return referredPaths(document).flatMap(([path, reference]) => {
    const [file = '', pointer = ''] = reference.split('#');
    const isOwn = file.includes('/') && serviceOf(file) === name && decodeURIComponent(pointer) === pointerTo(path);
    return isOwn ? [] : [`${folder}/${name}, ${path}: refers to ${reference}; a path stands under its own name in a part of ${name}.`];
  });
}

function unlisted(folder: string, { name, document }: ContractFile, service: ContractFile): string[] {
  const listed = referredPaths(service.document).flatMap(([path, reference]) => (reference.startsWith(`${name}#`) ? [path] : []));
  return entriesOf(valueAt(document, 'paths')).flatMap(([path]) =>
    listed.includes(path)
      ? []
      : [`${folder}/${name}, ${path}: nobody finds it, for ${folder}/${service.name} does not list it; write \`$ref: ${name}#${encoded(path)}\` there.`],
  );
}

/** Services are read as one contract, in which a name means one thing. */
function namedTwice(folder: string, files: readonly ContractFile[]): string[] {
  const holders = new Map<string, string>();
  return files.flatMap(({ name, document }) =>
    [...componentsOf(document).keys()].flatMap((pointer) => {
      const holder = holders.get(pointer);
      holders.set(pointer, holder ?? name);
      return holder === undefined
        ? []
        : [`${folder}/${name}, ${nameOf(pointer)}: ${folder}/${holder} has one of this name; refer to it, or call this another.`];
    }),
  );
}

const referredPaths = (document: unknown): [string, string][] =>
  entriesOf(valueAt(document, 'paths')).flatMap(([path, item]): [string, string][] => {
    const reference = valueAt(item, '$ref');
    return typeof reference === 'string' ? [[path, reference]] : [];
  });

const pointerTo = (path: string): string => `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const encoded = (path: string): string => encodeURI(pointerTo(path));

const nameOf = (pointer: string): string => pointer.slice('/components/'.length);
