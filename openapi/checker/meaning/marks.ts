import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { inSession, neededParts, type Ids, type Parts } from '../call.ts';
import { askedBy } from '../member-kinds.ts';
import { kindsNamed, pathOf } from '../names/things.ts';
import type { Ready } from '../ready.ts';
import { backOf } from './adds-one.ts';
import { linksOf, listsOf, partsBy, readsOf, type Link } from './links.ts';
import { listIn } from './lists.ts';
import { longestOf } from './longest.ts';
import { nobodyElse, type Scene } from './scene.ts';
import { noReply } from './reply.ts';

/** Most answers that another member looks at. */
const mostViews = 5;
const deepest = 5;

/** Something that is marked, by its id. */
export interface Marked {
  readonly id: string;
  readonly kind: string;
}

/** A GET that shows what is marked, as some member asks it. */
export interface MarkView {
  readonly target: Operation;
  readonly parts: Parts;
  /** Whether all that it lists is that of anyone who asks, so that what is not there says something, too. */
  readonly isOwn: boolean;
}

/** What a member marks (votes for, saves, joins) is marked for them alone: another member is shown the same before it and after. */
export async function judgeMarks(scene: Scene): Promise<void> {
  const { operation, trial, again, stranger } = scene;
  const rule = 'what one member marks is not marked for another';
  if (!isMark(scene)) return;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun(rule, ready.hindrance);
  const marked = markedBy(operation, ready.parts);
  const back = backOf(scene, { ready, reply: noReply });
  const session = await stranger(operation, ready.session);
  if (!session || Object.keys(ready.session).length === 0) return trial.notRun(rule, nobodyElse);
  const views = marked.length > 0 ? marksShownBy(scene, ready, session, marked) : [];
  if (!back || views.length === 0) return;
  await trial.ask(back.target, back.parts);
  const before = await marksSeen(scene, views, marked);
  const reply = await trial.ask(operation, ready.parts);
  if (!reply.isSuccess) return trial.notRun(rule, `It answers ${reply.said}.`);
  const after = await marksSeen(scene, views, marked);
  const other = [...before].find(([place, value]) => after.has(place) && after.get(place) !== value);
  trial.judge(rule, other && `${other[0]} is ${after.get(other[0])} for another member after ${operation.operationId}, and was ${other[1]} before.`);
  await trial.ask(back.target, back.parts);
}

/** Whether a member sets something of their own on what others see, too, and can take it back. */
export function isMark(scene: Scene): boolean {
  const { operation } = scene;
  const isForAll = ['moderator', 'administrator'].includes(askedBy(operation));
  const isOfOthers = (operation.pointer.at('x-names')?.parts ?? []).some(([, { value }]) => !String(value).startsWith('own '));
  const isTakenBack = backOf(scene, { ready: scene.ready, reply: noReply }) !== undefined;
  return operation.changes && operation.success.status !== 201 && operation.takesSession && !operation.isOpen && !isForAll && isOfOthers && isTakenBack;
}

/** The things that a request names, by their ids. Where it may be one of several kinds, the examples name the first. */
export function markedBy(operation: Operation, { path, query, body }: Parts): readonly Marked[] {
  const fields: Readonly<Record<string, unknown>> = { ...(isRecord(body) ? body : {}), ...query, ...path };
  return [...kindsNamed(operation)].flatMap(([name, kind]) => {
    const [id] = [fields[name]].flat();
    return typeof id === 'string' ? [{ id, kind: kind.split(' or ', 1)[0] ?? '' }] : [];
  });
}

/** What shows the thing: where links lead, what is asked by its id, and lists that say the same of their items. */
export function marksShownBy({ operation, all }: Scene, ready: Ready, session: Ids, marked: readonly Marked[]): readonly MarkView[] {
  const links = linksOf(operation, all);
  const names = namesOfMark(operation, links);
  const linked = [...readsOf(links), ...listsOf(links)].flatMap((link) => {
    const parts = partsBy(link, { ...ready, session }, noReply);
    return parts ? [{ target: link.target, parts: longestOf(link.target, parts), isOwn: isOwnList(link.target) }] : [];
  });
  const others = all
    .filter((one) => isForOthers(one) && saysMarked(one.success.schema, names) && !linked.some(({ target }) => target === one))
    .flatMap((target) => {
      const ids = idsFor(target, marked);
      const parts = ids && longestOf(target, inSession(neededParts(target, ids, ready.parts.real), session));
      return parts ? [{ target, parts, isOwn: false }] : [];
    })
    .toSorted((one, other) => rankOf(one.target) - rankOf(other.target));
  return [...linked, ...others].slice(0, mostViews);
}

/** Whether another member may be shown the thing of someone else there. */
const isForOthers = (target: Operation): boolean => !target.changes && (target.isOpen || target.takesSession) && target.pointer.at('x-own')?.value !== true;

const isOwnList = (target: Operation): boolean =>
  target.pointer.at('x-own')?.value === true || (!target.isOpen && listIn(target) !== undefined && pathOf(target).length === 0);

/** What shows the thing itself comes first, and last the lists of what belongs to it. */
const rankOf = (target: Operation): number => (listIn(target) ? 1 + pathOf(target).length : 0);

/** The path of a GET that needs no name but that of the thing. */
function idsFor(target: Operation, marked: readonly Marked[]): Ids | undefined {
  const [name, ...further] = pathOf(target).map((one) => one.name);
  if (name === undefined) return {};
  const kinds = (kindsNamed(target).get(name) ?? '').split(' or ');
  const fitting = marked.find(({ kind }) => kinds.includes(kind));
  return further.length === 0 && fitting ? { [name]: fitting.id } : undefined;
}

/** What the mark is called where it is read: as the links say, and what the answer calls a member’s own (`myVote`) or done to a thing (`isFollowed`). */
function namesOfMark({ success }: Operation, links: readonly Link[]): readonly string[] {
  const linked = links.flatMap(({ shows }) => [...(shows?.values() ?? [])].flatMap((place) => place.at(-1) ?? []));
  return [...linked, ...namesIn(success.schema)].filter((name) => /^my[A-Z]/.test(name) || /^is[A-Z]\w*(ed|ing)$/.test(name));
}

/** The names of what an answer holds, in its items and their parts, too. */
function namesIn(schema: ContractPointer | undefined, depth = 0): readonly string[] {
  if (!schema || depth > deepest) return [];
  const inner = schema.at('items') ?? schema.at('oneOf')?.parts.find(([, one]) => one.at('properties'))?.[1];
  if (inner) return namesIn(inner, depth + 1);
  return (schema.at('properties')?.parts ?? []).flatMap(([name, property]) => [name, ...namesIn(property, depth + 1)]);
}

const saysMarked = (schema: ContractPointer | undefined, names: readonly string[]): boolean => namesIn(schema).some((name) => names.includes(name));

const absent = 'not there';

/** What another member is shown of the things, by where they are shown. */
export async function marksSeen({ trial }: Scene, views: readonly MarkView[], marked: readonly Marked[]): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>();
  for (const { target, parts, isOwn } of views) {
    const reply = await trial.ask(target, parts);
    if (!reply.isSuccess) continue;
    const things = marked.flatMap(({ id }) => thingsOf(id, reply.value).slice(0, 1));
    if (isOwn && things.length === 0) seen.set(target.operationId, absent);
    for (const thing of things)
      for (const [place, value] of marksIn(thing)) seen.set(isOwn ? target.operationId : `${place} of ${target.operationId}`, isOwn ? 'there' : value);
  }
  return seen;
}

/** The objects of an answer that have an id, outermost first. */
export function thingsOf(id: string, value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => thingsOf(id, one));
  if (!isRecord(value)) return [];
  const own = Object.values(value).includes(id) ? [value] : [];
  return [...own, ...Object.values(value).flatMap((inner) => thingsOf(id, inner))];
}

/** Switches and what is called a member’s own, in a thing and in what it holds; numbers are everyone’s. */
function marksIn(thing: Readonly<Record<string, unknown>>, holder = ''): readonly (readonly [string, string])[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    if (isRecord(value)) return marksIn(value, `${holder}${name}/`);
    return typeof value === 'boolean' || (/^my[A-Z]/.test(name) && typeof value !== 'object') || (value === null && /^my[A-Z]/.test(name))
      ? [[`${holder}${name}`, String(value)] as const]
      : [];
  });
}
