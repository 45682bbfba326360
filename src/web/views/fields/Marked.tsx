export function Marked({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = letterEnd(text, at + part.length);
  return (
    <span>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  );
}

/** End of a letter with its combining signs and letters joined by a virama. */
function letterEnd(text: string, from: number): number {
  const rest = /(?:\p{M}|(?<=\u094d)\p{L})*/uy;
  rest.lastIndex = from;
  return from + (rest.exec(text)?.[0].length ?? 0);
}
