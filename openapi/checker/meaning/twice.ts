import type { Operation } from '../../read/operation.ts';
import { judgeKeyOfDeleted, judgeKeyOfOther, judgeKeyOfOtherBody } from './key-again.ts';
import { linksOf, listsOf, partsBy, readsOf, type Link } from './links.ts';
import { itemsOf } from './lists.ts';
import { longestOf } from './longest.ts';
import { isByContribution } from '../persona-keys/contributions.ts';
import type { Made, Scene } from './scene.ts';
import { settled } from './settled.ts';
import { idOf, isAbout } from './written.ts';

/** Repeated requests, as after a lost answer. */
export async function judgeTwice(scene: Scene): Promise<void> {
  const { operation } = scene;
  if (hasKey(operation)) {
    await judgeKey(scene);
    await judgeKeyOfDeleted(scene);
    await judgeKeyOfOther(scene);
    await judgeKeyOfOtherBody(scene);
  }
  if (operation.pointer.at('x-idempotent')?.value === true) await judgeRepeat(scene);
}

/** A contribution has the key that signs it. */
export const hasKey = (operation: Operation): boolean =>
  (isByContribution(operation) && operation.success.status === 201) ||
  (operation.body?.schema.at('properties')?.parts ?? []).some(([, property]) => property.at('x-made-up')?.value === true);

/** Keys made up by the caller create only once, and other keys create other things. */
async function judgeKey(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  const links = linksOf(operation, all);
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun('the same key creates once', ready.hindrance);
  const first = await trial.ask(operation, ready.parts);
  if (!first.isSuccess) return trial.notRun('the same key creates once', `It answers ${first.said}.`);
  const second = await trial.ask(operation, ready.parts);
  const [one, other] = [idOf(operation, links, first), idOf(operation, links, second)];
  const problem = !second.isSuccess
    ? `The second request with the same key answers ${second.said}.`
    : one && one.value !== other?.value
      ? `The same key created ${one.value} and ${other?.value ?? 'something without an id'}.`
      : await countedTwice(scene, links, { ready, reply: first });
  trial.judge('the same key creates once', problem);
  const third = one && (await again());
  const reply = third && (await trial.ask(operation, third.parts));
  if (one && reply?.isSuccess)
    trial.judge(
      'each creation is another one',
      idOf(operation, links, reply)?.value === one.value ? `Another key is answered with ${one.value}, which the first one created.` : undefined,
    );
}

async function countedTwice({ operation, trial }: Scene, links: readonly Link[], made: Made): Promise<string | undefined> {
  const id = idOf(operation, links, made.reply);
  for (const list of id ? listsOf(links) : []) {
    const parts = partsBy(list, made.ready, made.reply);
    const reply = parts && (await trial.ask(list.target, longestOf(list.target, parts)));
    const times = reply?.isSuccess && id ? itemsOf(list.shape, reply.value).filter((item) => isAbout(item, id)).length : 0;
    if (times > 1) return `${list.target.operationId} lists it ${times} times after the same key came twice.`;
  }
  return undefined;
}

/** Repeats are answered alike, and leave the same state. */
async function judgeRepeat(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun('asked twice it changes once', ready.hindrance);
  const reads = [...readsOf(linksOf(operation, all)), ...listsOf(linksOf(operation, all))];
  const first = await trial.ask(operation, ready.parts);
  if (!first.isSuccess) return trial.notRun('asked twice it changes once', `It answers ${first.said}.`);
  const before = await readAll(scene, reads, { ready, reply: first });
  const second = await trial.ask(operation, ready.parts);
  const after = await readAll(scene, reads, { ready, reply: first });
  const different = [...before].find(([name, value]) => after.get(name) !== value);
  const problem = !second.isSuccess
    ? `The second time it answers ${second.said}.`
    : settled(first.value) !== settled(second.value)
      ? `The first time it answers ${shortly(first.value)}, the second time ${shortly(second.value)}.`
      : different && `${different[0]} answers otherwise after the second time.`;
  trial.judge('asked twice it changes once', problem, operation.pointer.at('x-idempotent'));
}

export async function readAll({ trial }: Scene, links: readonly Link[], made: Made): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const link of links) {
    const parts = partsBy(link, made.ready, made.reply);
    const reply = parts && (await trial.ask(link.target, parts));
    if (reply?.isSuccess) found.set(link.target.operationId, settled(reply.value));
  }
  return found;
}

const shortly = (value: unknown): string => JSON.stringify(value)?.slice(0, 160) ?? 'nothing';
