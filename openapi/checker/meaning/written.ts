import type { Operation } from '../../read/operation.ts';
import { inSession, type Parts } from '../call.ts';
import { documents } from '../check.ts';
import { isSeen, noPlaces, saidBy, unlike } from './echo.ts';
import { changedBy, deletedBy, linksOf, listsOf, partsBy, readsOfMade, type Link, type ListLink } from './links.ts';
import { judgeForOthers } from './for-others.ts';
import { judgeChange } from './changed.ts';
import { createdBy } from './creating.ts';
import { itemsOf, nameOf, pathToId, valuesAt, valuesNamed } from './lists.ts';
import { longestOf } from './longest.ts';
import { pathOf } from '../names/things.ts';
import type { Made, Scene } from './scene.ts';
import { settled } from './settled.ts';
import { noReply, type Reply } from './reply.ts';

/** Created things can be found, listed, changed and deleted, and are then gone, as links allow. */
export async function judgeCreation(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  const links = linksOf(operation, all);
  if (operation.success.status !== 201 || links.length === 0) return;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun('what was created is found', ready.hindrance);
  const before = await notAlone(scene, links, { ready, reply: noReply });
  const made = await createdBy(scene, ready);
  if (!made.reply.isSuccess) return trial.notRun('what was created is found', `It answers ${made.reply.said}.`);
  const isFound = await judgeFound(scene, links, made);
  await judgeListed(scene, links, made, before);
  await judgeLocation(scene, made);
  const beside = await listed(scene, listsOf(links), made);
  if (isFound) {
    await judgeForOthers(scene, links, made, operation);
    await judgeChanges(scene, links, made);
    const [change] = changedBy(links);
    if (change) await judgeForOthers(scene, links, made, change.target);
    if (change) await judgeOthers(scene, links, made, beside, change.target);
  }
  const deletes = deletedBy(links);
  if (!deletes) return;
  await judgeDeletion(scene, deletes, made, links);
  await judgeForOthers(scene, links, made, deletes.target);
  await judgeOthers(scene, links, made, beside, deletes.target, false);
}

type Listed = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function listed({ trial }: Scene, links: readonly ListLink[], made: Made): Promise<Listed> {
  const found = new Map<string, ReadonlyMap<string, string>>();
  for (const link of links) {
    const parts = partsBy(link, made.ready, made.reply);
    const reply = parts && (await trial.ask(link.target, longestOf(link.target, parts)));
    if (reply?.isSuccess) found.set(link.name, new Map(itemsOf(link.shape, reply.value).map((one) => [nameOf(link.shape, one), settled(one)])));
  }
  return found;
}

/** Lists before creation, filled where empty to see if others are affected. */
async function notAlone(scene: Scene, links: readonly Link[], made: Made): Promise<Listed> {
  const { operation, trial, again } = scene;
  const before = await listed(scene, listsOf(links), made);
  const isAlone = [...before.values()].some(({ size }) => size === 0);
  if (!isAlone || !(deletedBy(links) ?? changedBy(links)[0])) return before;
  const { parts, hindrance } = await again();
  if (hindrance !== undefined) return before;
  await trial.ask(operation, inSession({ ...parts, path: made.ready.parts.path }, made.ready.session));
  return listed(scene, listsOf(links), made);
}

async function judgeChanges(scene: Scene, links: readonly Link[], made: Made): Promise<void> {
  const id = idOf(scene.operation, links, made.reply);
  const [read] = readsOfMade(links);
  const [list] = listsOf(links);
  for (const link of changedBy(links)) {
    const beside = (body: unknown, isStory: boolean): Promise<void> => judgeChangedInLists(scene, link.target, made, body, isStory);
    if (read) await judgeChange(scene, link, made, read, { beside });
    else if (list && id) await judgeChange(scene, link, made, list, { item: (answer) => itemsOf(list.shape, answer).find((item) => isAbout(item, id)) });
  }
}

async function judgeChangedInLists(scene: Scene, change: Operation, made: Made, body: unknown, isStory: boolean): Promise<void> {
  const { operation, all, trial } = scene;
  const links = linksOf(operation, all);
  const id = idOf(operation, links, made.reply);
  for (const list of listsOf(links)) {
    const parts = id && list.shows && partsBy(list, made.ready, made.reply);
    const reply = parts && (await trial.ask(list.target, longestOf(list.target, parts)));
    const item = reply && itemsOf(list.shape, reply.value).find((one) => isAbout(one, id));
    if (item !== undefined && isSeen(body, item, list.shows))
      trial.judge(
        'what was changed shows what was sent',
        unlike(body, item, list.shows, isStory),
        list.pointer,
        `${change.operationId}, ${list.target.operationId}`,
      );
  }
}

/** Other things in lists stay unchanged. Deletion may show in its owner. */
async function judgeOthers(scene: Scene, links: readonly Link[], made: Made, before: Listed, by: Operation, isWhole = true): Promise<void> {
  const after = await listed(scene, listsOf(links), made);
  const id = idOf(scene.operation, links, made.reply);
  for (const link of listsOf(links)) {
    const [former, now] = [before.get(link.name), after.get(link.name)];
    if (!former || !now || former.size >= fullPage) continue;
    const other = [...former].find(([name, text]) => name !== id?.value && (isWhole ? now.get(name) !== text : !now.has(name)));
    const what = other && (now.has(other[0]) ? 'changed' : 'gone');
    scene.trial.judge(
      'what is done to one leaves the others alone',
      other && `${other[0]} is ${what} in ${link.target.operationId} after ${by.operationId} of another.`,
      by.pointer,
      `${by.operationId}, ${link.target.operationId}`,
    );
  }
}

/** List length beyond which additions may push others off the first page. */
const fullPage = 20;

async function judgeFound({ operation, trial }: Scene, links: readonly Link[], made: Made): Promise<boolean> {
  const { body } = made.ready.parts;
  let isFound = true;
  const said = saidBy(operation, [...readsOfMade(links), ...listsOf(links)], body);
  if (isSeen(said, made.reply.value, noPlaces))
    trial.judge('what was created shows what was sent', unlike(said, made.reply.value, noPlaces), operation.success.schema, 'its own answer');
  for (const link of readsOfMade(links)) {
    const parts = partsBy(link, made.ready, made.reply);
    if (!parts) {
      isFound = trial.judge(
        'what was created is found',
        `The answer lacks what ${link.target.operationId} is asked with.`,
        link.pointer,
        link.target.operationId,
      );
      continue;
    }
    const read = await trial.ask(link.target, parts);
    const problem = read.isSuccess ? undefined : `${link.target.operationId} answers ${read.said} about what ${operation.operationId} has just created.`;
    isFound = trial.judge('what was created is found', problem, link.pointer, link.target.operationId) && isFound;
    if (read.isSuccess && isSeen(made.ready.parts.body, read.value, link.shows))
      trial.judge('what was created shows what was sent', unlike(made.ready.parts.body, read.value, link.shows), link.pointer, link.target.operationId);
  }
  return isFound;
}

/** Id the created thing is deleted, changed or read by, else the answer's first. */
export function idOf({ success }: Operation, links: readonly Link[], { value }: Reply): { readonly name: string; readonly value: string } | undefined {
  const telling = [...[deletedBy(links) ?? []].flat(), ...changedBy(links), ...readsOfMade(links)];
  const inPath = telling.flatMap(({ target, parameters }) => parameters.filter(([name]) => pathOf(target).some((one) => one.name === name)));
  const named = inPath.flatMap(([, expression]) => /^\$response\.body#\/(.+)$/.exec(expression)?.[1] ?? [])[0]?.split('/');
  const path = named ?? (success.schema && pathToId(success.schema));
  const [id] = path ? valuesAt(value, path) : [];
  return path && (typeof id === 'string' || typeof id === 'number') ? { name: path.at(-1) ?? '', value: String(id) } : undefined;
}

async function judgeListed(scene: Scene, links: readonly Link[], made: Made, before: Listed): Promise<void> {
  const { operation, trial } = scene;
  const id = idOf(operation, links, made.reply);
  for (const link of listsOf(links)) {
    const parts = partsBy(link, made.ready, made.reply);
    const reply = parts && (await trial.ask(link.target, longestOf(link.target, parts)));
    const { operationId } = link.target;
    if (!reply?.isSuccess || !id) {
      trial.notRun(
        'what was created is in its list',
        reply ? `${operationId} answers ${reply.said}.` : 'The answer lacks what the list is asked with.',
        operationId,
      );
      continue;
    }
    const items = itemsOf(link.shape, reply.value);
    const own = items.filter((item) => isAbout(item, id));
    const former = before.get(link.name)?.size ?? items.length;
    const problem =
      own.length === 0
        ? `${operationId} does not list ${id.value}, which ${operation.operationId} has just created.`
        : own.length > 1
          ? `${operationId} lists ${id.value} ${own.length} times.`
          : items.length - former > 1 && own.every((item) => nameOf(link.shape, item).includes(id.value))
            ? `${operationId} has ${items.length - former} items more after one was created.`
            : undefined;
    trial.judge('what was created is in its list', problem, link.pointer, operationId);
    const [first] = own;
    if (first !== undefined && isSeen(made.ready.parts.body, first, link.shows))
      trial.judge('what was created shows what was sent', unlike(made.ready.parts.body, first, link.shows), link.pointer, operationId);
  }
}

export const isAbout = (item: unknown, { name, value }: { readonly name: string; readonly value: string }): boolean => {
  const named = valuesNamed(name, item).map(String);
  return named.length > 0 ? named[0] === value : JSON.stringify(item).includes(JSON.stringify(value));
};

async function judgeLocation({ operation, trial }: Scene, { ready, reply }: Made): Promise<void> {
  const location = reply.headers['location'];
  if (location === undefined) return;
  const target: Operation = {
    ...operation,
    method: 'get',
    path: location.replace(/^https?:\/\/[^/]+/, ''),
    changes: false,
    success: { ...operation.success, status: 200 },
  };
  const parts: Parts = inSession({ path: {}, query: {}, header: {} }, ready.session);
  const found = await trial.ask(target, parts);
  trial.judge('Location leads to what was created', found.isSuccess ? undefined : `${location} answers ${found.said}.`);
}

/** Reads x-gone where an answer persists after deletion. */
export const isLeft = ({ gone }: Link, shown: unknown): boolean => !gone || valuesAt(shown, gone).some((value) => value !== '');

/** Deleted things are found neither by id nor in lists. */
async function judgeDeletion(scene: Scene, link: Link, made: Made, links: readonly Link[]): Promise<void> {
  const { operation, trial } = scene;
  const parts = partsBy(link, made.ready, made.reply);
  const id = idOf(operation, links, made.reply);
  if (!parts) return;
  trial.begin();
  const reply = await trial.ask(link.target, parts);
  if (!reply.isSuccess) return trial.notRun('what was deleted is not found', `${link.target.operationId} answers ${reply.said}.`);
  for (const read of readsOfMade(links)) {
    const its = partsBy(read, made.ready, made.reply);
    if (!its) continue;
    const found = await trial.ask(read.target, its);
    const stays = found.isSuccess && isLeft(read, found.value);
    const problem = stays ? `${read.target.operationId} still answers ${found.said} after ${link.target.operationId}.` : undefined;
    trial.judge('what was deleted is not found', problem, read.pointer, read.target.operationId);
  }
  for (const list of listsOf(links)) {
    const its = partsBy(list, made.ready, made.reply);
    const found = its && (await trial.ask(list.target, longestOf(list.target, its)));
    if (!found?.isSuccess || !id) continue;
    const stays = itemsOf(list.shape, found.value).some((item) => isAbout(item, id) && isLeft(list, item));
    trial.judge(
      'what was deleted is in no list',
      stays ? `${list.target.operationId} still lists ${id.value} after ${link.target.operationId}.` : undefined,
      list.pointer,
      list.target.operationId,
    );
  }
  if (!documents(link.target, 404)) return;
  const second = await trial.ask(link.target, parts);
  const isRight = second.status === 404 || (link.target.pointer.at('x-idempotent')?.value === true && second.isSuccess);
  trial.judge(
    'what was deleted cannot be deleted again',
    isRight ? undefined : `${link.target.operationId} answers ${second.said} to what it has deleted before.`,
    link.target.pointer,
  );
}
