export const keyed = <Item>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] => items.map((item, at) => [`at ${at}`, item] as const);
