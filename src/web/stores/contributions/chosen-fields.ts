import type { ChosenField } from '../forms/chosen-field.ts';

/** Keeps what was typed before the form knew what its fields hold; the answer types it again. */
export function typedEarly(fields: readonly ChosenField[]): () => void {
  const early = fields.filter(({ isUnchosen }) => isUnchosen).map(({ store }) => [store, store.text] as const);
  return () => early.forEach(([store, text]) => store.type(text));
}

/** The place of the first step with a text that was not chosen; no later step is shown before. */
export function stoppedStep(steps: readonly (readonly ChosenField[])[]): number {
  const place = steps.findIndex((fields) => fields.some(({ isUnchosen }) => isUnchosen));
  return place === -1 ? steps.length : place;
}
