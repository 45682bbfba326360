/** An object or a list that is open, with the key or number of what is read in it. */
interface Open {
  keys?: Set<string>;
  step: string | number;
}

/** The place of the first key that an object has twice in a text that is known to be JSON; nothing where none has. A parsed value no longer tells. */
export function keyTwiceIn(json: string): string | undefined {
  const open: Open[] = [];
  let last = '';
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    const inner = open.at(-1);
    if (sign === '"') {
      const end = endOfText(json, at);
      last = json.slice(at, end + 1);
      at = end;
    } else if (sign === '{' || sign === '[') open.push({ step: 0 });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',' && typeof inner?.step === 'number') inner.step++;
    else if (sign === ':' && inner) {
      const key = String(JSON.parse(last));
      inner.step = key;
      inner.keys ??= new Set();
      if (inner.keys.has(key)) return open.map(({ step }) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
      inner.keys.add(key);
    }
  }
  return undefined;
}

/** The place of the quotation mark that ends the text which begins at a place. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
