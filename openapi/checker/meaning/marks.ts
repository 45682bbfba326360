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
import { askedByOther } from './other-caller.ts';
import { nobodyElse, type Scene } from './scene.ts';
import { noReply } from './reply.ts';

const mostViews = 5;
const deepest = 5;

export interface Marked {
  readonly id: string;
  readonly kind: string;
}

export interface MarkView {
  readonly target: Operation;
  readonly parts: Parts;
  /** True where the list is the caller's own, so that absence counts too. */
  readonly isOwn: boolean;
  readonly isGuest?: boolean;
}

/** Marks by a member are visible to them alone, and others see no change. */
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
  const others = marked.length > 0 ? marksShownBy(scene, ready, session, marked) : [];
  const guests = others
    .filter(({ target, isOwn }) => target.isOpen && !isOwn)
    .map((view) => ({ ...view, parts: askedByOther(view.parts, { session: {} }), isGuest: true }));
  const views: readonly MarkView[] = [...others, ...guests];
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

/** Recognizes a member's own reversible setting on a thing others see. */
export function isMark(scene: Scene): boolean {
  const { operation } = scene;
  const isForAll = ['moderator', 'administrator'].includes(askedBy(operation));
  const isOfOthers = (operation.pointer.at('x-names')?.parts ?? []).some(([, { value }]) => !String(value).startsWith('own '));
  const isTakenBack = backOf(scene, { ready: scene.ready, reply: noReply }) !== undefined;
  return operation.changes && operation.success.status !== 201 && operation.takesSession && !operation.isOpen && !isForAll && isOfOthers && isTakenBack;
}

/** Ids the request names. Where several kinds are possible, examples name the first. */
export function markedBy(operation: Operation, { path, query, body }: Parts): readonly Marked[] {
  const fields: Readonly<Record<string, unknown>> = { ...(isRecord(body) ? body : {}), ...query, ...path };
  return [...kindsNamed(operation)].flatMap(([name, kind]) => {
    const [id] = [fields[name]].flat();
    return typeof id === 'string' ? [{ id, kind: kind.split(' or ', 1)[0] ?? '' }] : [];
  });
}

/** Views by link, by id, and lists with the same fields. */
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

const isForOthers = (target: Operation): boolean => !target.changes && (target.isOpen || target.takesSession) && target.pointer.at('x-own')?.value !== true;

const isOwnList = (target: Operation): boolean =>
  target.pointer.at('x-own')?.value === true || (!target.isOpen && listIn(target) !== undefined && pathOf(target).length === 0);

/** Ranks the thing itself first, lists of its belongings last. */
const rankOf = (target: Operation): number => (listIn(target) ? 1 + pathOf(target).length : 0);

function idsFor(target: Operation, marked: readonly Marked[]): Ids | undefined {
  const [name, ...further] = pathOf(target).map((one) => one.name);
  if (name === undefined) return {};
  const kinds = (kindsNamed(target).get(name) ?? '').split(' or ');
  const fitting = marked.find(({ kind }) => kinds.includes(kind));
  return further.length === 0 && fitting ? { [name]: fitting.id } : undefined;
}

/** Names of a mark in answers, from links, `my…` and `is…` fields. */
function namesOfMark({ success }: Operation, links: readonly Link[]): readonly string[] {
  const linked = links.flatMap(({ shows }) => [...(shows?.values() ?? [])].flatMap((place) => place.at(-1) ?? []));
  return [...linked, ...namesIn(success.schema)].filter((name) => /^my[A-Z]/.test(name) || /^is[A-Z]\w*(ed|ing)$/.test(name));
}

function namesIn(schema: ContractPointer | undefined, depth = 0): readonly string[] {
  if (!schema || depth > deepest) return [];
  const inner = schema.at('items') ?? schema.at('oneOf')?.parts.find(([, one]) => one.at('properties'))?.[1];
  if (inner) return namesIn(inner, depth + 1);
  return (schema.at('properties')?.parts ?? []).flatMap(([name, property]) => [name, ...namesIn(property, depth + 1)]);
}

const saysMarked = (schema: ContractPointer | undefined, names: readonly string[]): boolean => namesIn(schema).some((name) => names.includes(name));

const absent = 'not there';

export async function marksSeen({ trial }: Scene, views: readonly MarkView[], marked: readonly Marked[]): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>();
  for (const { target, parts, isOwn, isGuest = false } of views) {
    const where = isGuest ? `${target.operationId} as a guest sees it` : target.operationId;
    const reply = await trial.ask(target, parts);
    if (!reply.isSuccess) continue;
    const things = marked.flatMap(({ id }) => thingsOf(id, reply.value).slice(0, 1));
    if (isOwn && things.length === 0) seen.set(target.operationId, absent);
    for (const thing of things)
      for (const [place, value] of marksIn(thing)) seen.set(isOwn ? target.operationId : `${place} of ${where}`, isOwn ? 'there' : value);
  }
  return seen;
}

export function thingsOf(id: string, value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => thingsOf(id, one));
  if (!isRecord(value)) return [];
  const own = Object.values(value).includes(id) ? [value] : [];
  return [...own, ...Object.values(value).flatMap((inner) => thingsOf(id, inner))];
}

/** Switches and `my…` fields, nested ones included. Numbers are everyone's. */
function marksIn(thing: Readonly<Record<string, unknown>>, holder = ''): readonly (readonly [string, string])[] {
  return Object.entries(thing).flatMap(([name, value]) => {
    if (isRecord(value)) return marksIn(value, `${holder}${name}/`);
    return typeof value === 'boolean' || (/^my[A-Z]/.test(name) && typeof value !== 'object') || (value === null && /^my[A-Z]/.test(name))
      ? [[`${holder}${name}`, String(value)] as const]
      : [];
  });
}
