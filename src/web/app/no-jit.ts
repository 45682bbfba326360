// In the place of the container's code that writes code: the policy of our pages (CSP) forbids to run such, and objects that are made once have no use for it.

function refuse(): never {
  throw new Error('Code that writes code does not run in our pages.');
}

export const buildNoActivationsInstanceBindingNodeResolverJit = refuse;
export const buildNoActivationsResolvedValueBindingNodeResolverJit = refuse;
