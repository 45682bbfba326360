interface Open {
  keys?: Set<string>;
  step: string | number;
}

/** First duplicate key of valid JSON, which a parsed value no longer shows. */
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

function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
