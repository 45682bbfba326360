/** The empty answer of what was done. */
export async function done(doing: Promise<void>): Promise<undefined> {
  await doing;
  return undefined;
}

/** What a key contributed, as the list that contracts answer with. */
export async function ownItems<Own>(mine: Promise<Own | undefined>): Promise<{ readonly items: Own[] }> {
  const own = await mine;
  return { items: own === undefined ? [] : [own] };
}
