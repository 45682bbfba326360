/** Keeps only contract fields (`generated/bodies`), so that nothing else of an object is sent. */
export function pickFields<Name extends string, From extends object>(names: readonly Name[], from: From): Pick<From, Name & keyof From> {
  const named: ReadonlySet<string> = new Set(names);
  const picked = { ...from };
  for (const name in picked) if (!named.has(name)) delete picked[name];
  return picked;
}
