import { bodiesShown, withNames } from '../call.ts';
import { noNames } from '../names/known-names.ts';
import type { Ready } from '../ready.ts';
import type { Made, Scene } from './scene.ts';

/** Creates with the first example the service takes, as some name unknown things. */
export async function createdBy({ operation, trial }: Pick<Scene, 'operation' | 'trial'>, ready: Ready): Promise<Made> {
  const reply = await trial.ask(operation, ready.parts);
  if (reply.isSuccess || reply.status >= 500) return { ready, reply };
  for (const [, body] of bodiesShown(operation, ready.parts.real).slice(1)) {
    const parts = withNames({ ...ready.parts, body }, ready.parts.names ?? noNames);
    const other = await trial.ask(operation, parts);
    if (other.isSuccess) return { ready: { ...ready, parts }, reply: other };
  }
  return { ready, reply };
}
