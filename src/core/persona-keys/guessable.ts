/** Fewest different letters, and fewest besides the name. */
const leastToGuess = 6;

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm'];

/** Rejects the first guesses, such as repetitions, rows or the name; no promise for the rest. */
export function isGuessable(passphrase: string, name: string): boolean {
  const letters = lettersOf(passphrase);
  return new Set(letters).size < leastToGuess || /^(.+?)\1+$/u.test(letters) || isAlongRow(letters) || withoutName(letters, name).length < leastToGuess;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Detects two thirds of letters in a row, either way. */
function isAlongRow(letters: string): boolean {
  const pairs = Array.from(letters, (_, at) => letters.slice(at, at + 2)).slice(0, -1);
  return rows.some((row) => pairs.filter((pair) => row.includes(pair) || row.includes(pair.slice(1) + pair.slice(0, 1))).length * 3 >= pairs.length * 2);
}

const withoutName = (letters: string, name: string): string =>
  [lettersOf(name), ...name.split(/\s+/).map(lettersOf)].reduce((left, part) => (part === '' ? left : left.replaceAll(part, '')), letters);
