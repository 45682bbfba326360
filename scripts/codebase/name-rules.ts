// The names of what src exports: one name means one thing, so that a search for it leads to one place.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const exported = /^export (?:abstract |async )?(?:class|const|function\*?|interface|let|type) (\w+)/gm;

/** Files whose exports are named by their reader, such as wirings and sentences. */
const isNamedByRole = (path: string): boolean => /-wiring\.ts$|\.(?:test|d)\.tsx?$/.test(path) || /^src\/(?:web\/)?words\/[a-z]{2}\//.test(path);

/** Views may share the name of the thing they draw. */
const isView = (path: string): boolean => path.startsWith('src/web/views/') && path.endsWith('.tsx');

const ownLimit = /^const (\w+)(?:: \w+)? = [\d_.]+;/gm;

/** Names exported by two files for different things, and local limits named like another file's export. */
export function nameRefusals(root = '.'): string[] {
  const places = new Map<string, Set<string>>();
  const limits = new Map<string, string[]>();
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/contract/generated/**'] }).map((path) => path.replaceAll('\\', '/'));
  for (const path of paths.filter((each) => !isNamedByRole(each)).sort()) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name = ''] of text.matchAll(exported)) places.set(name, (places.get(name) ?? new Set()).add(path));
    for (const [, name = ''] of text.matchAll(ownLimit)) limits.set(name, [...(limits.get(name) ?? []), path]);
  }
  const confused = [...limits].flatMap(([name, files]) => {
    const [other] = places.get(name) ?? [];
    return other === undefined ? [] : files.map((path) => `${path} calls a limit of its own ${name}, as ${other} does: say in its name what it limits.`);
  });
  const twice = [...places].flatMap(([name, files]) => {
    const others = [...files].filter((path) => !isView(path));
    const isDrawn = others.length === 1 && files.size === 2;
    return files.size < 2 || isDrawn ? [] : [`${[...files].join(' and ')} export ${name} twice: give the less central of the two a name of its own.`];
  });
  return [...twice, ...confused];
}
