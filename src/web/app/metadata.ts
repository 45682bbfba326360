// The metadata API of Reflect as far as the container calls it, in ten lines: the polyfill that its package asks for weighs more than a whole area of ours.

type Notes = Map<PropertyKey | undefined, Map<unknown, unknown>>;

const kept = new WeakMap<object, Notes>();

const notesOn = (target: object, property?: PropertyKey): Map<unknown, unknown> | undefined => kept.get(target)?.get(property);

Object.assign(Reflect, {
  defineMetadata: (key: unknown, value: unknown, target: object, property?: PropertyKey) => {
    const notes = kept.get(target) ?? new Map<PropertyKey | undefined, Map<unknown, unknown>>();
    kept.set(target, notes.set(property, (notes.get(property) ?? new Map<unknown, unknown>()).set(key, value)));
  },
  getOwnMetadata: (key: unknown, target: object, property?: PropertyKey) => notesOn(target, property)?.get(key),
});
