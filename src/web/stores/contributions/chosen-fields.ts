import type { ChosenField } from '../forms/chosen-field.ts';

/** Keeps early typing and returns a function to replay it. */
export function typedEarly(fields: readonly ChosenField[]): () => void {
  const early = fields.filter(({ isUnchosen }) => isUnchosen).map(({ store }) => [store, store.text] as const);
  return () => early.forEach(([store, text]) => store.type(text));
}

/** First step with an unchosen text, beyond which no step is shown. */
export function stoppedStep(steps: readonly (readonly ChosenField[])[]): number {
  const place = steps.findIndex((fields) => fields.some(({ isUnchosen }) => isUnchosen));
  return place === -1 ? steps.length : place;
}
