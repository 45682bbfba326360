import type { Operation } from '../../read/operation.ts';

interface Place {
  readonly segments: readonly string[];
  readonly operations: ReadonlyMap<string, Operation>;
}

type Found = { readonly operation: Operation; readonly path: Readonly<Record<string, string>> } | { readonly allow: readonly string[] };

/** Paths of all contracts, where more literal paths win. */
export class MockRoutes {
  readonly #places: readonly Place[];

  constructor(operations: readonly Operation[]) {
    const paths = [...new Set(operations.map(({ path }) => path))];
    const at = (path: string): Place['operations'] => new Map(operations.filter((one) => one.path === path).map((one) => [one.method.toUpperCase(), one]));
    this.#places = paths
      .map((path) => ({ segments: path.split('/'), operations: at(path) }))
      .toSorted((one, other) => wordsOf(other.segments).localeCompare(wordsOf(one.segments)));
  }

  find(method: string, path: string): Found {
    const segments = path.split('/').map(decoded);
    const fitting = this.#places.flatMap((place) => {
      const parts = partsIn(place, segments);
      return parts ? [{ place, parts }] : [];
    });
    const [first] = fitting;
    const within = first && Object.keys(first.parts).length === 0 ? [first] : fitting;
    for (const { place, parts } of within) {
      const operation = place.operations.get(method);
      if (operation) return { operation, path: parts };
    }
    return { allow: [...new Set(within.flatMap(({ place }) => [...place.operations.keys()]))] };
  }
}

/** Sorts literal words before names in braces. */
const wordsOf = (segments: readonly string[]): string => segments.map((segment) => (segment.startsWith('{') ? '0' : '1')).join('');

function partsIn({ segments, operations }: Place, asked: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== asked.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = asked[index] ?? '';
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name === undefined ? segment !== text : text === '' || !isOneOf(operations, name, text)) return undefined;
    if (name !== undefined) parts[name] = text;
  }
  return parts;
}

/** Restricts enum path parameters to their words. */
function isOneOf(operations: Place['operations'], name: string, text: string): boolean {
  const [operation] = operations.values();
  const words = operation?.parameters.find((one) => one.in === 'path' && one.name === name)?.schema.at('enum')?.value;
  return !Array.isArray(words) || words.map(String).includes(text);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
