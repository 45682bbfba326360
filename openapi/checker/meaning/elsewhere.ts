import type { Operation, Parameter } from '../../read/operation.ts';
import { inSession, neededParts, withParameter, type Parts } from '../call.ts';
import { pathOf } from '../names/things.ts';
import { askable, isShown, plainFilters, withFilter } from './filters.ts';
import { itemsOf, valuesAt } from './lists.ts';
import { misplacedIn } from './order.ts';
import { nextOf, pagedIn, type NamedPages } from './paged.ts';
import type { Scene } from './scene.ts';

const mostLists = 3;
/** Page length limit for deriving a filter that splits it. */
const longestPage = 4;

interface Cursored extends NamedPages {
  readonly cursor: Parameter;
}

interface Question {
  readonly what: string;
  readonly from: Parts;
  readonly to: Parts;
  /** True where an empty page will do, as of another list. */
  readonly mayBeEmpty?: boolean;
  readonly misfit: (items: readonly unknown[]) => string | undefined;
}

/** A cursor belongs to its question: with another filter or order, or with another list, it is refused. */
export async function judgeElsewhere(scene: Scene, paged: Cursored, parts: Parts, items: readonly unknown[]): Promise<void> {
  for (const question of [filteredFrom(scene, paged, parts, items), orderedFrom(scene, paged, parts, items)])
    if (question) await judgeQuestion(scene, paged, question);
  await judgeOtherList(scene, paged, parts);
}

async function judgeQuestion({ operation, trial }: Scene, paged: Cursored, { what, from, to, misfit }: Question): Promise<void> {
  trial.begin();
  const given = await trial.ask(operation, from);
  const next = given.isSuccess ? nextOf(paged, to, given, 1, 1) : undefined;
  if (next) await judgeTaken({ operation, trial }, paged, { what, to, misfit }, next);
}

async function judgeTaken(
  { operation, trial }: Pick<Scene, 'operation' | 'trial'>,
  { shape, named, cursor }: Cursored,
  { what, to, misfit, mayBeEmpty = false }: Omit<Question, 'from'>,
  next: Parts,
): Promise<void> {
  const first = await trial.ask(operation, to);
  const reply = await trial.ask(operation, next);
  const items = itemsOf(shape, reply.value);
  const begin = itemsOf(shape, first.value).map(named);
  const isFirst = first.isSuccess && items.length > 0 && items.every((item, place) => named(item) === begin[place]);
  const isRefused = (reply.status >= 400 && reply.status < 500) || (mayBeEmpty && reply.isSuccess && items.length === 0);
  const wrong = reply.isSuccess ? (isFirst ? 'the first page' : (misfit(items) ?? `${reply.said}, and belongs to its own question alone`)) : reply.said;
  trial.judge('a cursor belongs to its question', isRefused ? undefined : `The cursor of another question is answered with ${wrong}.`, cursor.pointer, what);
}

/** Filter value on this page and not at the start of the next, possibly as a bound. */
function filteredFrom(scene: Scene, { shape, limit }: Cursored, parts: Parts, items: readonly unknown[]): Question | undefined {
  for (const filter of plainFilters(scene, shape).filter(({ way }) => way === 'is'))
    for (let size = Math.max(limit.schema.number('minimum') ?? 1, 1); size < Math.min(items.length, longestPage + 1); size++) {
      const telling = askable(filter, items.slice(0, size), scene).find((value) => !isShown(filter, value, items[size]));
      if (telling === undefined) continue;
      const from = withParameter(parts, limit, size);
      return {
        what: `${filter.parameter.name}=${String(telling)}`,
        from,
        to: withFilter(from, filter, telling),
        misfit: (found) => {
          const wrong = found.find((item) => !isShown(filter, telling, item));
          return wrong === undefined ? undefined : `an item whose ${filter.place.join('/')} is ${JSON.stringify(valuesAt(wrong, filter.place))}`;
        },
      };
    }
  return undefined;
}

/** Another order, a visible one where possible. */
function orderedFrom({ operation }: Scene, { shape, limit }: Cursored, parts: Parts, items: readonly unknown[]): Question | undefined {
  const order = operation.parameters.find(({ pointer }) => pointer.at('x-sorted-by'));
  if (!order) return undefined;
  const others = (order.pointer.at('x-sorted-by')?.parts ?? []).filter(([value]) => value !== (parts.query[order.name] ?? order.schema.at('default')?.value));
  const [value, by] = others.find(([, key]) => key.value !== 'unseen') ?? others[0] ?? [];
  if (value === undefined || !by) return undefined;
  const from = withParameter(parts, limit, Math.max(limit.schema.number('minimum') ?? 1, Math.floor(Math.min(items.length, 2 * longestPage) / 2)));
  return {
    what: `${order.name}=${value}`,
    from,
    to: withParameter(from, order, value),
    misfit: (found) => {
      const wrong = by.value === 'unseen' ? undefined : misplacedIn(shape, found, by);
      return wrong === undefined ? undefined : `items in another order, such as ${wrong}`;
    },
  };
}

async function judgeOtherList(scene: Scene, paged: Cursored, parts: Parts): Promise<void> {
  const { operation, trial, ready } = scene;
  trial.begin();
  const to = withParameter(parts, paged.limit, Math.max(paged.limit.schema.number('minimum') ?? 1, 1));
  for (const other of otherLists(scene).slice(0, mostLists)) {
    const its = pagedIn(other);
    if (!its) continue;
    const short = withParameter(inSession(neededParts(other, {}), ready.session), its.limit, its.limit.schema.number('minimum') ?? 1);
    const given = await trial.ask(other, short);
    const next = given.isSuccess ? nextOf(paged, to, given, 1, 1) : undefined;
    if (next) return judgeTaken({ operation, trial }, paged, { what: other.operationId, to, mayBeEmpty: true, misfit: () => undefined }, next);
  }
}

/** Paged lists that need no name. */
const otherLists = ({ operation, all }: Scene): readonly Operation[] =>
  all
    .filter((one) => one !== operation && (one.isOpen || one.takesSession) && pathOf(one).length === 0 && pagedIn(one)?.cursor)
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
