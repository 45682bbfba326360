/** Things that stand in a fixed order and have no name of their own, each with the key of its place. */
export const keyed = <Item>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] => items.map((item, at) => [`at ${at}`, item] as const);
