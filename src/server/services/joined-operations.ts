type Operations = (ports: never) => object;

/** Intersection of a union. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Whole) => void ? Whole : never;

export type PortsOf<Groups extends readonly Operations[]> = All<Parameters<Groups[number]>[0]>;

/** Merges operations into a contract that takes the ports of all. */
export function joinedOperations<const Groups extends readonly Operations[]>(...groups: Groups): (ports: PortsOf<Groups>) => All<ReturnType<Groups[number]>>;
export function joinedOperations(...groups: readonly ((ports: object) => object)[]): (ports: object) => object {
  return (ports) => Object.assign({}, ...groups.map((operations) => operations(ports)));
}

/** One record out of several. */
export function merged<Each extends object>(parts: readonly Each[]): All<Each>;
export function merged(parts: readonly object[]): object {
  return Object.assign({}, ...parts);
}
