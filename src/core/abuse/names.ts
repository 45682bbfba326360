import type { FoldedWord } from './folded-words.ts';

const names: ReadonlySet<string> = new Set([
  'randi',
  'lund',
  'lauda',
  'loda',
  'kaminee',
  'chutia',
  'chutiya',
  'mulla',
  'mullah',
  'saale',
  'saala',
  'kutta',
  'chamar',
  'bhangi',
  'dayan',
  'jahil',
  'kulta',
  'moti',
]);
const onlyAfterName: ReadonlySet<string> = new Set(['chutiya', 'saale', 'saala', 'kutta', 'chamar', 'bhangi']);
const titles = /^(?:sheikh|shaikh|shekh|haji|imam|ustad|abdul|syed|sayyed|mr|mrs|ms|miss|dr|prof|shri|smt|sri|md|mohd|sir|madam|sardar|pandit|maulana|hafiz)$/;
const courtesies =
  /^(?:sir|madam|maam|ji|jee|saab|sahab|saheb|from|who|is|was|told|said|and|of|at|in|has|had|took|approved|replied|signed|asked|called|joined|gave|will|has|sent|ne|ka|ki|ke|ko|se|hai)$/;

/** Recognizes names by a capital, beside another capitalized word or a title. */
export function isName(words: readonly FoldedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word?.isCapitalized || !names.has(word.text)) return false;
  const isBesideName =
    before !== undefined &&
    /^\s+$/.test(word.gap) &&
    (titles.test(before.text) || (before.isCapitalized && at > 1) || (before.isCapitalized && courtesies.test(after?.text ?? '')));
  if (onlyAfterName.has(word.text)) return isBesideName;
  return isBesideName || (after !== undefined && /^\s+$/.test(after.gap) && (after.isCapitalized || courtesies.test(after.text)));
}
