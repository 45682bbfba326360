import type { Operation } from '../../read/operation.ts';
import { inSession, neededParts, type Parts } from '../call.ts';
import { askedBy } from '../member-kinds.ts';
import { isByContribution } from '../persona-keys/contributions.ts';
import type { Ready } from '../ready.ts';
import { createdBy } from './creating.ts';
import { fullest } from './fullest.ts';
import { linksOf, listsOf, partsBy, readsOf } from './links.ts';
import { itemsOf, listIn, nameOf, pathToId, valuesAt } from './lists.ts';
import { longestOf } from './longest.ts';
import { judgeMarks } from './marks.ts';
import { judgeMine } from './mine.ts';
import { askedByOther, otherCaller } from './other-caller.ts';
import { nobodyElse, type Scene } from './scene.ts';
import { noReply } from './reply.ts';
import { idOf, isAbout } from './written.ts';

/** A member's own things stay private, and operations for one kind of member refuse others. */
export async function judgeStrangers(scene: Scene): Promise<void> {
  if (isOfOwn(scene.operation)) await judgeOwn(scene);
  if (scene.operation.success.status === 201) {
    await judgeOwnLists(scene);
    if (!isByContribution(scene.operation)) await judgeMine(scene);
  }
  await judgeMarks(scene);
  if (isOwnList(scene.operation)) await judgeDisjoint(scene);
  await judgeKind(scene);
}

export const isOfOwn = ({ pointer, parameters }: Operation): boolean =>
  (pointer.at('x-names')?.parts ?? []).some(
    ([name, { value }]) => String(value).startsWith('own ') && parameters.some((one) => one.name === name && one.in === 'path'),
  );

/** Strangers asking about another's own thing are refused without effect. */
async function judgeOwn(scene: Scene): Promise<void> {
  const { operation, trial, again } = scene;
  const rule = operation.changes ? 'a stranger may not change it' : 'a stranger may not read it';
  trial.begin();
  const ready = await again();
  const lacking = ready.hindrance ?? ready.notMade;
  if (lacking !== undefined) return trial.notRun(rule, lacking);
  const other = await otherCaller(scene, operation, ready);
  if (!other) return trial.notRun(rule, nobodyElse);
  const before = await seenBy(scene, ready);
  if (!before.isThere) return trial.notRun(rule, `Its owner is not shown it before: ${before.said}.`);
  const strange = await trial.ask(operation, askedByOther(ready.parts, other));
  const promised = operation.pointer.at('x-names');
  if (strange.isSuccess || strange.status >= 500)
    return void trial.judge(rule, `A stranger is answered ${strange.said} about what belongs to somebody else.`, promised);
  if (![403, 404].includes(strange.status)) return trial.notRun(rule, `A stranger is answered ${strange.said}.`);
  const after = before.isTelling ? await seenBy(scene, ready) : before;
  trial.judge(rule, after.isThere ? undefined : `A stranger is refused (${strange.said}), and afterwards it is gone: ${after.said}.`, promised);
}

interface Seen {
  readonly isThere: boolean;
  readonly isTelling: boolean;
  readonly said: string;
}

/** Looks for a thing as its owner, by operation, links, or own list. */
async function seenBy({ operation, all, trial }: Scene, ready: Ready): Promise<Seen> {
  const links = linksOf(operation, all);
  const reads = operation.changes
    ? readsOf(links).flatMap((link) => partsOf(link.target, partsBy(link, ready, noReply), link.gone))
    : [[operation, ready.parts, undefined] as const];
  const [read] = reads;
  let seen: Seen | undefined;
  if (read) {
    const [target, parts, gone] = read;
    const reply = await trial.ask(target, parts);
    const isThere = reply.isSuccess && (!gone || valuesAt(reply.value, gone).length > 0);
    seen = { isThere, isTelling: true, said: `${target.operationId} answers ${reply.said}` };
  }
  const list = listsOf(links).find(({ target }) => target.pointer.at('x-own')?.value === true);
  const parts = list && partsBy(list, ready, noReply);
  // What nobody is shown yet is in the list of its owner.
  if (seen?.isThere || !list || !parts) return seen ?? { isThere: true, isTelling: false, said: 'nothing tells of it' };
  const ids = Object.values(ready.parts.path);
  const reply = await trial.ask(list.target, longestOf(list.target, parts));
  const isThere = itemsOf(list.shape, reply.value).some((item) => ids.some((id) => JSON.stringify(item).includes(JSON.stringify(id))));
  return { isThere, isTelling: true, said: `${list.target.operationId} has it no more` };
}

const partsOf = (target: Operation, parts: Parts | undefined, gone: readonly string[] | undefined) => (parts ? [[target, parts, gone] as const] : []);

async function judgeOwnLists(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  const links = linksOf(operation, all);
  const lists = listsOf(links).filter(({ target }) => target.pointer.at('x-own')?.value === true);
  if (lists.length === 0) return;
  trial.begin();
  const ready = await again();
  const made = ready.hindrance === undefined ? await createdBy(scene, ready) : undefined;
  const reply = made?.reply;
  const id = reply && idOf(operation, links, reply);
  if (!reply?.isSuccess || !id) return trial.notRun('an own list is nobody else’s', ready.hindrance ?? `It answers ${reply?.said ?? 'nothing'}.`);
  for (const list of lists) {
    const other = await otherCaller(scene, list.target, ready);
    const parts = other && partsBy(list, { parts: askedByOther(ready.parts, other), session: other.session }, reply);
    const found = parts && (await trial.ask(list.target, longestOf(list.target, parts)));
    if (!found?.isSuccess) {
      trial.notRun('an own list is nobody else’s', found ? `A stranger is answered ${found.said}.` : nobodyElse, list.target.operationId);
      continue;
    }
    const isShown = itemsOf(list.shape, found.value).some((item) => isAbout(item, id));
    trial.judge(
      'an own list is nobody else’s',
      isShown ? `${list.target.operationId} shows a stranger ${id.value}, which somebody else has created.` : undefined,
      list.target.pointer.at('x-own'),
      list.target.operationId,
    );
  }
}

const isOwnList = (operation: Operation): boolean => operation.pointer.at('x-own')?.value === true && listIn(operation) !== undefined;

async function judgeDisjoint(scene: Scene): Promise<void> {
  const { operation, trial, ready } = scene;
  const shape = listIn(operation);
  if (!shape || !pathToId(shape.item)) return;
  trial.begin();
  const other = await otherCaller(scene, operation, ready);
  if (!other) return trial.notRun('an own list is nobody else’s', nobodyElse);
  const { reply: own } = await fullest(scene, shape, (one) => one, 1);
  if (itemsOf(shape, own.value).length === 0) return trial.notRun('an own list is nobody else’s', 'The own list holds nothing that another one could show.');
  const theirs = await trial.ask(operation, askedByOther(ready.parts, other));
  const names = itemsOf(shape, theirs.value).map((one) => nameOf(shape, one));
  const shared = itemsOf(shape, own.value)
    .map((one) => nameOf(shape, one))
    .find((name) => names.includes(name));
  trial.judge(
    'an own list is nobody else’s',
    shared === undefined ? undefined : `${shared} is in the own lists of two members.`,
    operation.pointer.at('x-own'),
  );
}

/** Operations for moderators and administrators refuse writers, and those for writers refuse readers. */
async function judgeKind({ operation, trial, ready, people }: Scene): Promise<void> {
  const kind = askedBy(operation);
  const lesser =
    kind === 'moderator' || kind === 'administrator' ? 'writer' : kind === 'writer' && operation.pointer.text('x-asked-by') === 'writer' ? 'reader' : undefined;
  if (operation.isOpen || !operation.takesSession || !lesser) return;
  trial.begin();
  const session = await people.sessionOf(lesser);
  if (Object.keys(session).length === 0 || JSON.stringify(session) === JSON.stringify(ready.session))
    return trial.notRun('another kind of member is refused', nobodyElse);
  const parts = ready.ids ? ready.unsigned : neededParts(operation, {});
  const reply = await trial.ask(operation, inSession(parts, session));
  const { isSuccess, status, said } = reply;
  const isRefused = [403, 404, 409].includes(status);
  if (!isSuccess && !isRefused) return trial.notRun('another kind of member is refused', `A ${lesser} is answered ${said}.`);
  trial.judge(
    'another kind of member is refused',
    isRefused ? undefined : `A ${lesser} is answered ${said}, though only ${kind}s may ask.`,
    operation.pointer.at('x-asked-by'),
  );
}
