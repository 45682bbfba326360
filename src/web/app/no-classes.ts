// Parts of the container that our pages never run: classes, plugins, snapshots, and code from text (CSP).

interface BindingNode {
  readonly binding: { readonly factory: (...parts: readonly unknown[]) => unknown };
  readonly params: readonly { readonly resolve: (params: unknown) => unknown }[];
}

function refuse(): never {
  throw new Error('The containers of our pages make nothing of classes, and write no code.');
}

function nothing(): undefined {
  return undefined;
}

/** Replaces the package's resolver for each number of parts: ours are made once. */
const resolver = (node: BindingNode) => (params: unknown) => node.binding.factory(...node.params.map((part) => part.resolve(params)));

export const buildNoActivationsResolvedValueBindingNodeResolverJit = refuse;
export const buildInstanceBinding = refuse;
export const InstanceBindingNodeImplementation = refuse;
export const buildTwoResolvedValueArgumentResolver = resolver;
export const buildThreeResolvedValueArgumentResolver = resolver;
export const buildFourResolvedValueArgumentResolver = resolver;
export const PluginManager = nothing;
export const SnapshotManager = nothing;

/** Names no circle: a test finds them before they are built. */
export function handleResolveError(_params: unknown, error: unknown): never {
  throw error;
}
