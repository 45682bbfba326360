import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import { bodiesShown, type Parts } from '../call.ts';
import { documents } from '../check.ts';
import { fieldOf, isSeen, noPlaces, saidBy, unlike } from './echo.ts';
import { linksOf, partsBy, readsOf, type Link } from './links.ts';
import { inUnusualLetters, otherBodies } from './other-bodies.ts';
import type { Made, Scene } from './scene.ts';
import { settled } from './settled.ts';
import { noReply, type Reply } from './reply.ts';

/** Changes show in later reads and lists, and changing an old version is refused. */
export async function judgeChange(scene: Scene, link: Link, made: Made, read: Link, { item, beside }: Pick<Writing, 'item' | 'beside'>): Promise<void> {
  const parts = partsBy(link, made.ready, made.reply);
  if (!parts || link.target.body?.media !== 'application/json') return;
  const shown = partsBy(read, made.ready, made.reply);
  if (!shown) return;
  scene.trial.begin();
  await judgeWrites(scene, { target: link.target, parts, read, shown, item, beside });
}

/** Settings read back as they were set. */
export async function judgeSetting(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  const isChanged = ['put', 'patch', 'post'].includes(operation.method) && operation.success.status !== 201;
  const [read] = readsOf(linksOf(operation, all));
  const isCreated = all.some((one) => one.success.status === 201 && linksOf(one, all).some(({ target, name }) => target === operation && name !== 'undone'));
  if (!isChanged || !read || !operation.body || operation.body.media !== 'application/json' || isCreated) return;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun('what was changed shows what was sent', ready.hindrance);
  const shown = partsBy(read, ready, noReply);
  if (!shown) return;
  const isOwn = read.target.pointer.at('x-own')?.value === true;
  const session = isOwn ? await scene.stranger(read.target, ready.session) : undefined;
  const theirs = session && partsBy(read, { ...ready, session }, noReply);
  const before = theirs && (await trial.ask(read.target, theirs));
  await judgeWrites(scene, { target: operation, parts: ready.parts, read, shown });
  if (!theirs || !before?.isSuccess) return;
  const after = await trial.ask(read.target, theirs);
  const problem =
    settled(after.value) === settled(before.value)
      ? undefined
      : `${operation.operationId} of one member changed what ${read.target.operationId} answers another.`;
  trial.judge('what one member sets is not set for another', problem, read.target.pointer.at('x-own'));
}

interface Writing {
  readonly target: Operation;
  readonly parts: Parts;
  readonly read: Link;
  readonly shown: Parts;
  readonly item?: ((answer: unknown) => unknown) | undefined;
  /** Checks other places that show the thing, after a body was taken. */
  readonly beside?: ((body: unknown, isStory: boolean) => Promise<void>) | undefined;
}

async function judgeWrites(scene: Scene, writing: Writing): Promise<void> {
  const { target, parts, read, shown } = writing;
  const { trial } = scene;
  const [first] = bodiesShown(target, parts.real);
  const usual = parts.body ?? first?.[1];
  let before = await seen(scene, writing);
  let written = 0;
  const stories = [usual, inUnusualLetters(target, usual, scene) ?? usual];
  for (const body of [...stories, ...otherBodies(target, usual, scene)]) {
    if (written === 3) break;
    const its = { ...parts, body: withVersion(body, before) };
    const reply = await trial.ask(target, its);
    if (!reply.isSuccess) continue;
    written++;
    const isStory = stories.includes(body);
    const said = saidBy(target, linksOf(target, scene.all), body);
    if (isSeen(said, reply.value, noPlaces))
      trial.judge(
        'what was changed shows what was sent',
        unlike(said, reply.value, noPlaces, isStory),
        target.success.schema,
        `${target.operationId}, its own answer`,
      );
    const after = await seen(scene, writing);
    const what = `${target.operationId}, ${read.target.operationId}`;
    if (!after.isSuccess) trial.judge('what was changed shows what was sent', `${read.target.operationId} answers ${after.said} after it.`, read.pointer, what);
    else if (isSeen(body, after.value, read.shows))
      trial.judge('what was changed shows what was sent', unlike(body, after.value, read.shows, isStory), read.pointer, what);
    await writing.beside?.(body, isStory);
    await judgeTag(scene, read, shown, before, after);
    if (written === 1) await judgeVersion(scene, { ...writing, parts: its }, after);
    before = await seen(scene, writing);
  }
  if (written === 0) trial.notRun('what was changed shows what was sent', `${target.operationId} takes none of its examples.`, target.operationId);
}

async function seen({ trial }: Scene, { read, shown, item }: Writing): Promise<Reply> {
  const reply = await trial.ask(read.target, shown);
  return item && reply.isSuccess ? { ...reply, value: item(reply.value) } : reply;
}

/** Tags change with the answer. */
async function judgeTag({ trial }: Scene, read: Link, shown: Parts, before: Reply, after: Reply): Promise<void> {
  const tag = before.headers['etag'];
  if (tag === undefined || !after.isSuccess || JSON.stringify(before.value) === JSON.stringify(after.value)) return;
  const again = await trial.ask(read.target, { ...shown, header: { ...shown.header, 'if-none-match': tag } });
  trial.judge(
    'a change ends the ETag of before',
    again.status === 304 ? `${read.target.operationId} answers 304 to the ETag that it had before the change.` : undefined,
    read.pointer,
    read.target.operationId,
  );
}

/** Outdated changes are refused without effect. */
async function judgeVersion(scene: Scene, writing: Writing, after: Reply): Promise<void> {
  const { target, parts } = writing;
  const { trial } = scene;
  if (!isRecord(parts.body) || !Object.hasOwn(parts.body, 'version') || !documents(target, 409)) return;
  const [body = parts.body] = otherBodies(target, parts.body, scene);
  const first = await trial.ask(target, { ...parts, body });
  const isTaken = first.status === 409 || first.isSuccess;
  const reply = isTaken ? first : await trial.ask(target, parts);
  const now = await seen(scene, writing);
  const isSame = settled(now.value) === settled(after.value);
  const problem =
    reply.status !== 409
      ? `${target.operationId} answers ${reply.said} instead of 409 to a version that is old.`
      : isSame
        ? undefined
        : `${target.operationId} refuses an old version and changes it all the same.`;
  trial.judge('an old version is refused', problem, target.pointer, target.operationId);
}

function withVersion(body: unknown, { value }: Reply): unknown {
  const version = fieldOf(value, 'version');
  return isRecord(body) && Object.hasOwn(body, 'version') && version !== undefined ? { ...body, version } : body;
}
