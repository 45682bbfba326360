// In the place of the container's code that makes instances of classes by what decorators note on them, and that writes code: all that we bind is a constant or
// made by a function, and the policy of our pages (CSP) forbids to run what was written as text.

function refuse(): never {
  throw new Error('The containers of our pages make nothing of classes, and write no code.');
}

export const buildNoActivationsResolvedValueBindingNodeResolverJit = refuse;
export const buildInstanceBinding = refuse;
export const InstanceBindingNodeImplementation = refuse;
