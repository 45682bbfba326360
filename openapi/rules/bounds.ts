// Bounds and defaults that core keeps too: a schema says which one it is with x-bound, and says the same.
import type { ContractFile } from './shared-parts.ts';

export type KnownBounds = Readonly<Record<string, number | string>>;

export interface BoundRefusal {
  readonly name: string;
  readonly pointer: string;
  readonly message: string;
}

/** Marks a limit that no form, sentence or table repeats. */
const standsHere = 'here';

const upper = ['maxLength', 'maxItems', 'maximum', 'x-max-bytes'];

export const namedBounds = ({ document }: Pick<ContractFile, 'document'>): readonly string[] => namedIn(document).map(({ name }) => name);

/** Bounds of one contract that differ from core. */
export function wrongBounds({ name: file, document }: ContractFile, bounds: KnownBounds): BoundRefusal[] {
  const unnamed = defaultsIn(document).map((pointer) => ({
    name: file,
    pointer,
    message: 'says a default that core may say otherwise: name the constant, `x-bound: { default: usualPageSize }`.',
  }));
  const wrong = namedIn(document).flatMap(({ name, keyword, says, pointer }) => {
    const refusal = (message: string) => [{ name: file, pointer, message }];
    const known = bounds[name];
    if (known === undefined)
      return refusal(
        `names the bound ${name}, which core does not have: name a constant that a file of src/core exports, such as longestComment or everyCompany.sort.`,
      );
    if (says === undefined) return refusal(`names the bound ${name} and has no ${keyword}: say the number beside it.`);
    return says === known ? [] : refusal(`says ${says}, and core says ${name} is ${known}: change ${keyword} here, or the constant there.`);
  });
  return [...wrong, ...unnamed];
}

interface NamedBound {
  readonly name: string;
  readonly keyword: string;
  readonly says: unknown;
  readonly pointer: string;
}

/** `x-bound: name` is the upper bound, and several are named by keyword. */
function namedIn(value: unknown, pointer = '#'): NamedBound[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = Object.entries(value);
  const said = new Map(entries);
  const bound = said.get('x-bound') === standsHere ? undefined : said.get('x-bound');
  const pairs: [string, unknown][] =
    typeof bound === 'string' ? [[upper.find((keyword) => said.has(keyword)) ?? upper.join(' or '), bound]] : Object.entries(Object(bound));
  return [
    ...pairs.map(([keyword, name]) => ({ name: String(name), keyword, says: said.get(keyword), pointer })),
    ...entries
      .filter(([key]) => !['x-bound', 'example', 'examples'].includes(key))
      .flatMap(([key, inner]) => namedIn(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)),
  ];
}

/** Schemas whose default names no constant of core, except nothing and `false`. */
function defaultsIn(value: unknown, pointer = '#'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const said = new Map<string, unknown>(Object.entries(value));
  const fallback = said.get('default');
  const isSaid = (typeof fallback === 'number' || typeof fallback === 'string' || fallback === true) && (said.has('type') || said.has('$ref'));
  const isNamed = Object.hasOwn(Object(said.get('x-bound')), 'default');
  return [
    ...(isSaid && !isNamed ? [pointer] : []),
    ...[...said]
      .filter(([key]) => !['x-bound', 'example', 'examples'].includes(key))
      .flatMap(([key, inner]) => defaultsIn(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)),
  ];
}
