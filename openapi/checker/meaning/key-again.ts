import { isByContribution } from '../persona-keys/contributions.ts';
import { deletedBy, linksOf, listsOf, partsBy, readsOfMade } from './links.ts';
import { itemsOf } from './lists.ts';
import { longestOf } from './longest.ts';
import { otherBodies } from './other-bodies.ts';
import { askedByOther, otherCaller } from './other-caller.ts';
import { nobodyElse, type Made, type Scene } from './scene.ts';
import { idOf, isAbout, isLeft } from './written.ts';

/** Reused keys of deleted things restore nothing: refused, or answered as gone. */
export async function judgeKeyOfDeleted(scene: Scene): Promise<void> {
  const { operation, all, trial } = scene;
  const rule = 'a key does not bring back what was deleted';
  const links = linksOf(operation, all);
  const deletes = deletedBy(links);
  if (!deletes || operation.success.status !== 201) return;
  const made = await create(scene);
  if (typeof made === 'string') return trial.notRun(rule, made);
  const id = idOf(operation, links, made.reply);
  const parts = partsBy(deletes, made.ready, made.reply);
  const deleted = parts && (await trial.ask(deletes.target, parts));
  if (!id || !deleted?.isSuccess) return trial.notRun(rule, `${deletes.target.operationId} answers ${deleted?.said ?? 'nothing'}.`);
  const reply = await trial.ask(operation, made.ready.parts);
  const other = idOf(operation, links, reply);
  const isRefused = reply.status >= 400 && reply.status < 500;
  const problem = reply.isSuccess
    ? other && other.value !== id.value
      ? `The key of ${id.value}, which ${deletes.target.operationId} has deleted, creates ${other.value}.`
      : await foundAgain(scene, made, id)
    : isRefused
      ? undefined
      : `It answers ${reply.said} to the key of what was deleted.`;
  trial.judge(rule, problem);
}

async function foundAgain({ operation, all, trial }: Scene, made: Made, id: NonNullable<ReturnType<typeof idOf>>): Promise<string | undefined> {
  const links = linksOf(operation, all);
  for (const read of readsOfMade(links)) {
    const parts = partsBy(read, made.ready, made.reply);
    const found = parts && (await trial.ask(read.target, parts));
    if (found?.isSuccess && isLeft(read, found.value)) return `${read.target.operationId} answers ${found.said} about ${id.value} again.`;
  }
  for (const list of listsOf(links)) {
    const parts = partsBy(list, made.ready, made.reply);
    const found = parts && (await trial.ask(list.target, longestOf(list.target, parts)));
    const isThere = found?.isSuccess && itemsOf(list.shape, found.value).some((item) => isAbout(item, id) && isLeft(list, item));
    if (isThere) return `${list.target.operationId} lists ${id.value} again.`;
  }
  return undefined;
}

/** Keys mean nothing to other members, who create their own thing or are refused. */
export async function judgeKeyOfOther(scene: Scene): Promise<void> {
  const { operation, all, trial } = scene;
  const rule = 'a key is that of its member';
  const links = linksOf(operation, all);
  if (operation.isOpen || (!operation.takesSession && !isByContribution(operation)) || operation.success.status !== 201) return;
  const made = await create(scene);
  if (typeof made === 'string') return trial.notRun(rule, made);
  const other = await otherCaller(scene, operation, made.ready);
  const id = idOf(operation, links, made.reply);
  if (!other || !id) return trial.notRun(rule, other ? 'Its answer has no id.' : nobodyElse);
  const reply = await trial.ask(operation, askedByOther(made.ready.parts, other));
  const isRefused = reply.status >= 400 && reply.status < 500;
  const problem = reply.isSuccess
    ? idOf(operation, links, reply)?.value === id.value && `Another member with the same key is answered ${id.value}, which somebody else has created.`
    : !isRefused && `Another member with the same key is answered ${reply.said}.`;
  trial.judge(rule, problem || undefined);
}

/** Keys sent again with another body are refused where the contract says so (x-one-body). */
export async function judgeKeyOfOtherBody(scene: Scene): Promise<void> {
  const { operation, trial } = scene;
  const isOfOne = (operation.body?.schema.at('properties')?.parts ?? []).some(([, property]) => property.at('x-one-body')?.value === true);
  if (operation.success.status !== 201 || !isOfOne) return;
  const made = await create(scene);
  if (typeof made === 'string') return trial.notRun(ofOneBody, made);
  const { body } = made.ready.parts;
  for (const other of otherBodies(operation, body, scene)) {
    const reply = await trial.ask(operation, { ...made.ready.parts, body: other });
    const isJudged = reply.isSuccess || [409, 422].includes(reply.status);
    if (isJudged)
      return void trial.judge(ofOneBody, reply.isSuccess ? `The same key with another body is answered ${reply.said}, as if that were stored.` : undefined);
  }
}

const ofOneBody = 'a key is that of one body';

/** Creates under an unused key, or says why not. */
async function create({ operation, trial, again }: Scene): Promise<Made | string> {
  trial.begin();
  const ready = await again();
  const hindrance = ready.hindrance ?? (ready.parts.signer && !isByContribution(operation) && 'Its key signs in nobody’s name.');
  if (typeof hindrance === 'string') return hindrance;
  const reply = await trial.ask(operation, ready.parts);
  return reply.isSuccess ? { ready, reply } : `It answers ${reply.said}.`;
}
