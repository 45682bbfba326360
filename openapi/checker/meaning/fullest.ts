import type { Operation } from '../../read/operation.ts';
import { inSession, type Parts } from '../call.ts';
import { mostTried, pathOf } from '../names/things.ts';
import { linksOf } from './links.ts';
import { itemsOf, type ListShape } from './lists.ts';
import type { Scene } from './scene.ts';
import type { Reply } from './reply.ts';

interface Found {
  readonly parts: Parts;
  readonly reply: Reply;
}

/** List request with at least so many items, which are created where missing. */
export async function fullest(scene: Scene, shape: ListShape, dressed: (parts: Parts) => Parts, enough: number): Promise<Found> {
  const { operation, trial, ready } = scene;
  const ask = async (parts: Parts): Promise<Found> => ({ parts, reply: await trial.ask(operation, dressed(parts)) });
  const count = ({ reply }: Found): number => (reply.isSuccess ? itemsOf(shape, reply.value).length : -1);
  let best = await ask(ready.parts);
  if (count(best) >= enough) return best;
  for await (const path of pathsOf(scene)) {
    const found = await ask({ ...ready.parts, path: { ...ready.parts.path, ...path } });
    if (count(found) > count(best)) best = found;
    if (count(best) >= enough) return best;
  }
  const isFilled = await fill(scene, operation, best.parts, enough - Math.max(count(best), 0));
  return isFilled ? ask(best.parts) : best;
}

async function* pathsOf({ operation, ready, things }: Scene): AsyncGenerator<Parts['path']> {
  const names = pathOf(operation).map(({ name }) => name);
  if (names.length === 0) return;
  let tries = 0;
  for await (const ids of things.inPath(operation, {}, ready.session)) {
    if (names.some((name) => ids[name] === undefined) || ++tries > mostTried) return;
    yield ids;
  }
}

/** Creates one more item of a list, and tells whether it did. */
export const grow = (scene: Scene, target: Operation, list: Parts): Promise<boolean> => fill(scene, target, list, 1, ({ success }) => success.status === 201);

/** Creates so many items of a list, and tells whether there are any. */
async function fill(
  { all, ready, trial, again }: Scene,
  target: Operation,
  list: Parts,
  wanted: number,
  creates: (one: Operation) => boolean = isCreator,
): Promise<boolean> {
  const creator = all.find((one) => creates(one) && linksOf(one, all).some((link) => link.target === target));
  if (!creator) return false;
  for (let made = 0; made < wanted; made++) {
    const { parts, hindrance } = await again(creator);
    if (hindrance !== undefined) return made > 0;
    const shared = pathOf(creator).flatMap(({ name }) => (list.path[name] === undefined ? [] : [[name, list.path[name]] as const]));
    const own = inSession({ ...parts, path: { ...parts.path, ...Object.fromEntries(shared) } }, ready.session);
    const reply = await trial.ask(creator, own);
    if (!reply.isSuccess) return made > 0;
  }
  return true;
}

const isCreator = ({ method }: Operation): boolean => method === 'post';
