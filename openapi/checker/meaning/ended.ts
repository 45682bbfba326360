import { inSession, neededParts } from '../call.ts';
import { pathOf } from '../names/things.ts';
import type { Scene } from './scene.ts';

/** Ended sessions and deleted accounts open nothing any more (x-ends-session). */
export async function judgeEnd({ operation, all, trial, people, again }: Scene): Promise<void> {
  if (operation.pointer.at('x-ends-session')?.value !== true) return;
  const probe = all.find(
    (one) =>
      !one.isOpen &&
      one.takesSession &&
      !one.changes &&
      pathOf(one).length === 0 &&
      one.parameters.every(({ in: part, isRequired }) => part === 'header' || !isRequired),
  );
  if (!probe) return;
  trial.begin();
  const session = await people.somebodyNew('writer');
  if (Object.keys(session).length === 0)
    return trial.notRun('an ended session is refused', 'Nobody can be signed in to be signed out: give newSession in the config.');
  const asked = inSession(neededParts(probe, {}), session);
  const before = await trial.ask(probe, asked);
  const { parts } = await again();
  const reply = before.isSuccess ? await trial.ask(operation, inSession(parts, session)) : before;
  if (!before.isSuccess || !reply.isSuccess) return trial.notRun('an ended session is refused', `It answers ${reply.said}.`);
  const after = await trial.ask(probe, asked);
  trial.judge(
    'an ended session is refused',
    after.status === 401 ? undefined : `${probe.operationId} answers ${after.said} to a session that ${operation.operationId} has ended.`,
    operation.pointer.at('x-ends-session'),
  );
}
