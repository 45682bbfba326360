import { textsOf, type Tree } from './tree.ts';

/** Persona known by a unique word and the ids it received. */
export interface Persona {
  readonly word: string;
  readonly ids: readonly string[];
}

const shortest = 6;

/** Texts a reader learns of each persona: largest parts in which only it occurs. */
export function tracesOf<Known extends Persona>(trees: Iterable<Tree>, personas: readonly Known[]): Map<Known, Set<string>> {
  const traces = new Map(personas.map((persona) => [persona, new Set<string>(persona.ids)]));
  const read = (tree: Tree): void => {
    const [persona, ...others] = personasIn(tree, personas);
    if (persona && others.length === 0) for (const text of textsOf(tree)) traces.get(persona)?.add(text);
    else if (persona) for (const part of tree.parts) read(part);
  };
  for (const tree of trees) read(tree);
  return traces;
}

/** Personas of a part: by their words, else by their ids. */
function personasIn<Known extends Persona>(tree: Tree, personas: readonly Known[]): Known[] {
  const all = [...textsOf(tree)].join('\n');
  const speaking = personas.filter(({ word }) => all.includes(word));
  return speaking.length > 0 ? speaking : personas.filter(({ ids }) => ids.some((id) => all.includes(id)));
}

/** Texts linking two personas alone: whole, or six consecutive characters of a word. */
export function sharedBeyond(one: ReadonlySet<string>, other: ReadonlySet<string>, everybody: Iterable<ReadonlySet<string>>): string[] {
  const [theirs, common] = [snippetsOf(other), snippetsOf([...everybody].flatMap((texts) => [...texts]))];
  const isShared = (text: string): boolean =>
    snippetsOf([text])
      .values()
      .some((snippet) => theirs.has(snippet) && !common.has(snippet));
  return [...new Set([...one, ...wordsIn(one)].filter((text) => isShared(text)))].toSorted();
}

const wordsIn = (texts: Iterable<string>): Set<string> => new Set([...texts].flatMap((text) => text.match(/[\p{L}\p{N}]{6,}/gu) ?? []));

/** Whole texts and six-character snippets of words. Crossing word ends would match by chance. */
function snippetsOf(texts: Iterable<string>): Set<string> {
  const all = [...texts];
  const snippets = new Set(all.filter(({ length }) => length >= shortest));
  for (const word of wordsIn(all)) for (let at = 0; at + shortest <= word.length; at++) snippets.add(word.slice(at, at + shortest));
  return snippets;
}
