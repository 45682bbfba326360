/** Devanagari names of Latin letters, longest first. */
const letters: readonly (readonly [name: string, letter: string])[] =
  'डब्ल्यू w | डब्लू w | एक्स x | क्यू q | जेड z | एच h | एफ f | एल l | एम m | एन n | एस s | आई i | आर r | वाई y | यू u | वी v | ओ o | टी t | सी c | बी b | डी d | जी g | जे j | के k | पी p | ई e | ए a'
    .split(' | ')
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const);

/** Letters spelled by their names, as टीसीएस spells tcs. */
export function spelledLetters(word: string): string | undefined {
  let spelled = '';
  for (let rest = word; rest !== '';) {
    const found = letters.find(([name]) => rest.startsWith(name));
    if (!found) return undefined;
    rest = rest.slice(found[0].length);
    spelled += found[1];
  }
  return spelled.length > 1 ? spelled : undefined;
}
