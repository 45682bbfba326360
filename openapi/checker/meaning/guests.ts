import { inSession } from '../call.ts';
import { valuesAt } from './lists.ts';
import type { Scene } from './scene.ts';

/** Guests are answered what the contract says of them (x-for-guests), and nothing that is for members. */
export async function judgeGuests({ operation, trial, ready }: Scene): Promise<void> {
  for (const [place, { value, uri }] of operation.pointer.at('x-for-guests')?.parts ?? []) {
    trial.begin();
    const { cookie: _cookie, authorization: _authorization, ...header } = ready.parts.header;
    const reply = await trial.ask(operation, inSession({ ...ready.parts, header }, {}));
    if (!reply.isSuccess) continue;
    const [found = null] = valuesAt(reply.value, place.split('/'));
    const problem = found === value ? undefined : `${place} is ${JSON.stringify(found)} for a guest, and has to be ${JSON.stringify(value)} (${uri}).`;
    trial.judge('a guest is shown nothing else', problem, operation.pointer.at('x-for-guests'), place);
  }
}
