import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Maps a JSON pointer (URI form) to its line in YAML. */
export function linesIn(text: string): (pointer: string) => number {
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  return (pointer) => counter.linePos(offsetOf(contents, pointer)).line;
}

function offsetOf(contents: unknown, pointer: string): number {
  let [node, offset] = [contents, 0];
  for (const step of pointer.split('/').slice(1)) {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
    const item = isSeq(node) ? node.items[Number(name)] : undefined;
    offset = startOf(pair ? pair.key : item) ?? offset;
    node = pair ? pair.value : item;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
