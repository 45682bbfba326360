// Every part that a wiring asks for is bound: in the wiring, in the screen that it lies over, or in the shell. The container says it only when the page opens.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ContainerModule } from 'inversify';

interface Wiring {
  readonly bindings: readonly ContainerModule[];
  readonly shared?: readonly ContainerModule[];
  readonly over?: readonly { readonly load: (language: 'en') => Promise<Wiring> }[];
  readonly below?: { readonly load: (language: 'en') => Promise<Wiring> };
}

interface Bound {
  readonly id: unknown;
  readonly parts: readonly unknown[];
}

const app = 'src/web/app';

/** Parts bound nowhere, found without constructing anything. */
export async function wiringRefusals(root = '.'): Promise<string[]> {
  const views = registerHooks({ load: (url, context, next) => (/\.(?:tsx|css)$/.test(url) ? namesOf(url) : next(url, context)) });
  try {
    return await refusalsIn(root);
  } catch (error) {
    return [`${app} cannot be loaded: ${String(error)}`];
  } finally {
    views.deregister();
  }
}

/** Replaces a view by its names, as Node cannot run JSX. */
const namesOf = (url: string) => ({
  format: 'module' as const,
  shortCircuit: true,
  source: [...readFileSync(fileURLToPath(url), 'utf8').matchAll(/^export (?:const|class|(?:async )?function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = undefined;`)
    .join('\n'),
});

async function refusalsIn(root: string): Promise<string[]> {
  const load = async <Exported>(path: string) => (await import(pathToFileURL(resolve(root, path)).href)) as Exported;
  const { shellBindings } = await load<{ shellBindings: (parts: object) => ContainerModule[] }>(`${app}/shell.ts`);
  const shell = boundIn(shellBindings({}));
  const overShell = readFileSync(join(root, app, 'frame.tsx'), 'utf8');
  const wirings = new Map<Wiring, string>();
  for (const path of globSync(`${app}/**/*-wiring.ts`, { cwd: root }).sort()) wirings.set(await load<Wiring>(path), path.replaceAll('\\', '/'));
  const refusals = unboundIn(shell).map(sentenceFor(`${app}/shell.ts`));
  const seen = new Set<Wiring>();
  const look = async (wiring: Wiring, around: readonly Bound[], path: string): Promise<void> => {
    seen.add(wiring);
    const bound = boundIn([...(wiring.shared ?? []), ...wiring.bindings]);
    refusals.push(...unboundIn(bound, around).map(sentenceFor(path)));
    for (const parts of [...(wiring.over ?? []), ...(wiring.below ? [wiring.below] : [])]) {
      const above = await parts.load('en');
      await look(above, [...around, ...bound], wirings.get(above) ?? path);
    }
  };
  for (const [wiring, path] of wirings) if (!('Overlay' in wiring || 'Below' in wiring)) await look(wiring, shell, path);
  for (const [wiring, path] of wirings) if (!seen.has(wiring) || overShell.includes(`/${basename(path)}'`)) await look(wiring, shell, path);
  return [...new Set(refusals)];
}

/** Notes what modules bind, without making it. */
function boundIn(modules: readonly ContainerModule[]): Bound[] {
  const bound: Bound[] = [];
  const bind = (id: unknown) => ({
    toConstantValue: () => bound.push({ id, parts: [] }),
    toResolvedValue: (_make: unknown, parts: readonly unknown[] = []) => bound.push({ id, parts: parts.filter((part) => !mayBeMissing(part)) }),
  });
  for (const module of modules) void module.load({ bind } as never);
  return bound;
}

const mayBeMissing = (part: unknown): boolean => typeof part === 'object' && part !== null && Reflect.get(part, 'optional') === true;

function unboundIn(bound: readonly Bound[], around: readonly Bound[] = []): { readonly of: string; readonly part: string }[] {
  const ids = new Set([...bound, ...around].map(({ id }) => id));
  return bound.flatMap(({ id, parts }) => parts.filter((part) => !ids.has(part)).map((part) => ({ of: nameOf(id), part: nameOf(part) })));
}

const nameOf = (id: unknown): string => (typeof id === 'function' ? id.name : String(id));

const sentenceFor =
  (path: string) =>
  ({ of, part }: { readonly of: string; readonly part: string }): string =>
    `${path}: ${of} is made of ${part}, which is bound neither there nor in the shell: bind it in the wiring, or take it from the parts.`;
