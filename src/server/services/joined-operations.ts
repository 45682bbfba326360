/** Operations over the ports that they name in their own parameter. */
type Operations = (ports: never) => object;

/** All members of a union at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Whole) => void ? Whole : never;

/** The ports that operations ask for together. */
export type PortsOf<Groups extends readonly Operations[]> = All<Parameters<Groups[number]>[0]>;

/** The operations of a contract, out of those of its words: anyone who serves it gives the ports of all. */
export function joinedOperations<const Groups extends readonly Operations[]>(...groups: Groups): (ports: PortsOf<Groups>) => All<ReturnType<Groups[number]>>;
export function joinedOperations(...groups: readonly ((ports: object) => object)[]): (ports: object) => object {
  return (ports) => Object.assign({}, ...groups.map((operations) => operations(ports)));
}

/** One record out of several. */
export function merged<Each extends object>(parts: readonly Each[]): All<Each>;
export function merged(parts: readonly object[]): object {
  return Object.assign({}, ...parts);
}
