import { isRecord } from '../../read/record.ts';
import { inSession, type Parts } from '../call.ts';
import { kindsNamed } from '../names/things.ts';
import type { Ready } from '../ready.ts';
import { backOf } from './adds-one.ts';
import { isMark, markedBy, marksSeen, marksShownBy, type Marked } from './marks.ts';
import type { Scene } from './scene.ts';
import { noReply } from './reply.ts';

const rule = 'a mark of one member is theirs, and of one thing';

/** Marking and unmarking affects only one thing and one member. */
export async function judgeApart(scene: Scene): Promise<void> {
  if (!isMark(scene)) return;
  scene.trial.begin();
  const ready = await scene.again();
  if (ready.hindrance !== undefined || Object.keys(ready.session).length === 0) return;
  await judgeOfOthers(scene, ready);
  const other = await anotherThing(scene, ready);
  if (other) await judgeOfOne(scene, ready, other);
}

type Seen = ReadonlyMap<string, string>;

const seenOf = (scene: Scene, ready: Ready, marked: readonly Marked[]): Promise<Seen> =>
  marksSeen(scene, marksShownBy(scene, ready, ready.session, marked), marked);

const moved = (before: Seen, after: Seen): string | undefined => [...before.keys()].find((place) => after.has(place) && after.get(place) !== before.get(place));

/** Another member marks and unmarks the same thing. The first mark must remain. */
async function judgeOfOthers(scene: Scene, ready: Ready): Promise<void> {
  const { operation, trial } = scene;
  const session = await scene.stranger(operation, ready.session);
  const marked = markedBy(operation, ready.parts);
  const back = backOf(scene, { ready, reply: noReply });
  if (!session || !back || marked.length === 0) return;
  const { cookie: _cookie, authorization: _authorization, ...header } = ready.parts.header;
  const strange = inSession({ ...ready.parts, header }, session);
  const strangeBack = backOf(scene, { ready: { ...ready, parts: strange, session }, reply: noReply });
  await trial.ask(back.target, back.parts);
  const before = await seenOf(scene, ready, marked);
  const own = await trial.ask(operation, ready.parts);
  const after = await seenOf(scene, ready, marked);
  const isTelling = own.isSuccess && moved(before, after) !== undefined;
  if (isTelling && strangeBack && (await trial.ask(operation, strange)).isSuccess) {
    await trial.ask(strangeBack.target, strangeBack.parts);
    const end = await seenOf(scene, ready, marked);
    const place = moved(after, end);
    const problem = place && `${place} is ${end.get(place)} for the first member once another has taken back theirs, and was ${after.get(place)} before.`;
    trial.judge(rule, problem, operation.pointer, 'of another member');
  }
  await trial.ask(back.target, back.parts);
}

/** Marks two things, together if possible, and unmarks one. The other must remain. */
async function judgeOfOne(scene: Scene, ready: Ready, { parts, id, field }: Other): Promise<void> {
  const { operation, trial } = scene;
  const other: Ready = { ...ready, parts };
  const [back, otherBack] = [backOf(scene, { ready, reply: noReply }), backOf(scene, { ready: other, reply: noReply })];
  if (!back || !otherBack) return;
  const seen = async (): Promise<readonly [Seen, Seen]> => [
    await seenOf(scene, ready, markedBy(operation, ready.parts)),
    await seenOf(scene, other, markedBy(operation, parts)),
  ];
  trial.begin();
  for (const one of [back, otherBack]) await trial.ask(one.target, one.parts);
  const none = await seen();
  const together = bothIn(ready.parts, parts, field);
  for (const one of together ? [together] : [ready.parts, parts]) if (!(await trial.ask(operation, one)).isSuccess) return;
  const both = await seen();
  const [first, second] = [moved(none[0], both[0]), moved(none[1], both[1])];
  if (first ?? second)
    trial.judge(
      rule,
      second ? undefined : `${id} is not marked, though the other one is that was marked beside it.`,
      operation.pointer,
      'beside another thing',
    );
  await trial.ask(back.target, back.parts);
  const [, left] = await seen();
  const place = moved(both[1], left);
  const problem = place && `${place} is ${left.get(place)} for ${id} once another was taken back, and was ${both[1].get(place)} before.`;
  if (second) trial.judge(rule, problem, back.target.pointer, 'of another thing');
  await trial.ask(otherBack.target, otherBack.parts);
}

interface Other {
  readonly parts: Parts;
  readonly id: string;
  readonly field: string | undefined;
}

async function anotherThing({ operation, things, again }: Scene, { parts, session }: Ready): Promise<Other | undefined> {
  const [own] = markedBy(operation, parts);
  const [made] = markedBy(operation, (await again()).parts);
  for (const name of kindsNamed(operation).keys()) {
    const inBody = isRecord(parts.body) ? parts.body[name] : undefined;
    const [former] = [parts.path[name] ?? inBody].flat();
    if (typeof former !== 'string') continue;
    const listed = await things.listed(operation, name, {}, session);
    const id = [...(own?.id === former && made ? [made.id] : []), ...listed].find((one) => one !== former);
    if (id === undefined) continue;
    const field = Array.isArray(inBody) ? name : undefined;
    return parts.path[name] !== undefined
      ? { parts: { ...parts, path: { ...parts.path, [name]: id } }, id, field: undefined }
      : { parts: { ...parts, body: { ...(parts.body as object), [name]: field === undefined ? id : [id] } }, id, field };
  }
  return undefined;
}

const bothIn = (parts: Parts, other: Parts, field: string | undefined): Parts | undefined =>
  field !== undefined && isRecord(parts.body) && isRecord(other.body)
    ? { ...parts, body: { ...parts.body, [field]: [parts.body[field], other.body[field]].flat() } }
    : undefined;
