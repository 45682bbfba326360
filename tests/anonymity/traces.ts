import { textsOf, type Tree } from './tree.ts';

/** A persona, as a test knows it: a word that is in everything it says, and the ids it was answered when it said it. */
export interface Persona {
  readonly word: string;
  readonly ids: readonly string[];
}

const shortest = 6;

/** The traces of each persona, all that a reader learns of it: the texts of the largest parts in which it occurs and no other does. */
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

/** The personas of a part: those who say something there; where none does, those whose ids stand there. */
function personasIn<Known extends Persona>(tree: Tree, personas: readonly Known[]): Known[] {
  const all = [...textsOf(tree)].join('\n');
  const speaking = personas.filter(({ word }) => all.includes(word));
  return speaking.length > 0 ? speaking : personas.filter(({ ids }) => ids.some((id) => all.includes(id)));
}

/** The texts that would join two personas, for they stand in the traces of both and of nobody else: whole texts, and words of which six characters on end are shared. */
export function sharedBeyond(one: ReadonlySet<string>, other: ReadonlySet<string>, everybody: Iterable<ReadonlySet<string>>): string[] {
  const [theirs, common] = [snippetsOf(other), snippetsOf([...everybody].flatMap((texts) => [...texts]))];
  const isShared = (text: string): boolean =>
    snippetsOf([text])
      .values()
      .some((snippet) => theirs.has(snippet) && !common.has(snippet));
  return [...new Set([...one, ...wordsIn(one)].filter((text) => isShared(text)))].toSorted();
}

const wordsIn = (texts: Iterable<string>): Set<string> => new Set([...texts].flatMap((text) => text.match(/[\p{L}\p{N}]{6,}/gu) ?? []));

/** Snippets to compare: whole texts, and every six characters of their words. Six that reach over the end of a word are left out, for there chance joins a name with the first letter of an id. */
function snippetsOf(texts: Iterable<string>): Set<string> {
  const all = [...texts];
  const snippets = new Set(all.filter(({ length }) => length >= shortest));
  for (const word of wordsIn(all)) for (let at = 0; at + shortest <= word.length; at++) snippets.add(word.slice(at, at + shortest));
  return snippets;
}
