/** Groups items by name, in the order in which each name comes first. */
export function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, readonly [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
