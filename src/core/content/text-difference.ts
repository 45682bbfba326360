export interface DifferencePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Word pairs compared at most, beyond which the difference is shown whole. */
const mostPairs = 4_000_000;

export function differenceOf(earlier: string, later: string): readonly DifferencePart[] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const middle =
    old.length * fresh.length > mostPairs ? [...old.map((text) => part('removed', text)), ...fresh.map((text) => part('added', text))] : compared(old, fresh);
  const same = (words: readonly string[]) => words.map((text) => part('same', text));
  return joined([...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))]);
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? [];

const part = (kind: DifferencePart['kind'], text: string): DifferencePart => ({ kind, text });

function compared(old: readonly string[], fresh: readonly string[]): readonly DifferencePart[] {
  const width = fresh.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = fresh.length - 1; column >= 0; column--)
      longest[row * width + column] = old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: DifferencePart[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [word, next] = [old[row], fresh[column]];
    if (word !== undefined && word === next) {
      parts.push(part('same', word));
      row++;
      column++;
    } else if (next === undefined || (word !== undefined && at(row + 1, column) >= at(row, column + 1))) {
      parts.push(part('removed', word ?? ''));
      row++;
    } else {
      parts.push(part('added', next));
      column++;
    }
  }
  return parts;
}

function joined(parts: readonly DifferencePart[]): readonly DifferencePart[] {
  const whole: DifferencePart[] = [];
  for (const each of parts) {
    const last = whole.at(-1);
    if (last?.kind === each.kind) whole.splice(-1, 1, part(each.kind, last.text + each.text));
    else whole.push(each);
  }
  return whole;
}
