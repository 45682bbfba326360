// In the place of the container's code for what is never bound in our pages, which every first visit would carry: code that writes code, which the policy of our
// pages (CSP) forbids; classes that the container makes itself, as all are made by functions that name their parts; parts that are promises; and plugins.

interface Part {
  resolve(params: unknown): unknown;
}

interface ResolvedValueNode {
  readonly params: readonly Part[];
  readonly binding: { readonly factory: (...parts: readonly unknown[]) => unknown };
}

type Activations = (params: unknown, made: unknown) => unknown;

function refuse(): never {
  throw new Error('The container makes nothing but by a function that names its parts, takes no plugin and runs no code that it writes.');
}

/** Makes a value from its parts, however many there are. */
const fromParts =
  ({ params: parts, binding }: ResolvedValueNode, activations?: Activations) =>
  (params: unknown): unknown => {
    const made = binding.factory(...parts.map((part) => part.resolve(params)));
    return activations ? activations(params, made) : made;
  };

export const buildNoActivationsResolvedValueBindingNodeResolverJit = refuse;
export const getClassMetadata = refuse;
export const InstanceBindingNodeImplementation = refuse;
export const buildZeroResolvedValueArgumentsResolver = fromParts;
export const buildOneResolvedValueArgumentResolver = fromParts;
export const buildTwoResolvedValueArgumentResolver = fromParts;
export const buildThreeResolvedValueArgumentResolver = fromParts;
export const buildFourResolvedValueArgumentResolver = fromParts;

export class PluginManager {
  register(): never {
    return refuse();
  }
}
