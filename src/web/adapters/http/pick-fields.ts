/** The fields of an object that the contract names in a body (`generated/bodies`): an own thing can be handed over whole, and nothing else of it is sent. */
export function pickFields<Name extends string, From extends object>(names: readonly Name[], from: From): Pick<From, Name & keyof From> {
  const named: ReadonlySet<string> = new Set(names);
  const picked = { ...from };
  for (const name in picked) if (!named.has(name)) delete picked[name];
  return picked;
}
