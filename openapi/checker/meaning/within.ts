import { isId } from '../names/is-id.ts';
import { namesAt } from '../names/names-at.ts';
import { pathOf } from '../names/things.ts';
import { fullest } from './fullest.ts';
import { itemsOf, listIn, nameOf, pathToId, type ListShape } from './lists.ts';
import { longestOf } from './longest.ts';
import type { Scene } from './scene.ts';

/** Lists contain exactly the things of their path (x-filters), or similar ones without itself. */
export async function judgeWithin(scene: Scene): Promise<void> {
  const { operation, trial } = scene;
  const shape = listIn(operation);
  const path = pathOf(operation);
  const filters = path.flatMap(({ name, pointer }) =>
    pointer.text('x-filters') === undefined ? [] : [{ name, place: pointer.text('x-filters') ?? '', pointer }],
  );
  const [alike] = path.flatMap(({ name, pointer }) => {
    const place = shape && path.length === 1 ? ownNameIn(shape, name) : undefined;
    return place ? [{ name, pointer, place }] : [];
  });
  if (!shape || (filters.length === 0 && !alike)) return;
  trial.begin();
  const { parts, reply } = await fullest(scene, shape, (asked) => longestOf(operation, asked), 1);
  const items = itemsOf(shape, reply.value);
  for (const { name, place, pointer } of filters) {
    const shown = (item: unknown): readonly string[] => namesAt(item, place.split('/'));
    const wrong = items.find((item) => shown(item).length > 0 && !shown(item).includes(parts.path[name] ?? ''));
    const problem =
      wrong === undefined ? undefined : `${nameOf(shape, wrong)} is listed under ${parts.path[name] ?? ''}, and its ${place} is ${shown(wrong).join(', ')}.`;
    if (items.length === 0)
      trial.notRun('a list about one thing shows nothing of another', reply.isSuccess ? 'The list is empty.' : `It answers ${reply.said}.`, name);
    else trial.judge('a list about one thing shows nothing of another', problem, pointer, name);
  }
  if (!alike || items.length === 0) return;
  const own = parts.path[alike.name] ?? '';
  const problem = items.some((item) => namesAt(item, alike.place).includes(own)) ? `${own} is listed as something beside itself.` : undefined;
  trial.judge('a list of what is like a thing leaves it out', problem, alike.pointer);
}

/** Place where listed things are identified, rather than merely owned, by the path's name. */
function ownNameIn({ item }: ListShape, name: string): readonly string[] | undefined {
  const path = pathToId(item);
  if (path?.at(-1) === name) return path;
  return !isId(name) && path?.length === 1 && item.at('properties', name) ? [name] : undefined;
}
