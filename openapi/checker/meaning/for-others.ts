import { isRecord } from '../../read/record.ts';
import type { Operation } from '../../read/operation.ts';
import { askedBy } from '../member-kinds.ts';
import { pathOf } from '../names/things.ts';
import { areAlike, fieldOf } from './echo.ts';
import { partsBy, readsOfMade, type Link } from './links.ts';
import { valuesAt } from './lists.ts';
import { askedByOther, type OtherCaller } from './other-caller.ts';
import type { Made, Scene } from './scene.ts';
import type { Reply } from './reply.ts';

/** Things shown to all look alike to others, once created, changed or deleted. */
export async function judgeForOthers(scene: Scene, links: readonly Link[], made: Made, by: Operation): Promise<void> {
  const { trial } = scene;
  for (const link of readsOfMade(links).filter(({ target }) => isShownToAll(target))) {
    const parts = partsBy(link, made.ready, made.reply);
    const own = parts && (await trial.ask(link.target, parts));
    if (!own || own.status >= 500) continue;
    for (const other of await othersOf(scene, link.target, made, by)) {
      const reply = await trial.ask(link.target, askedByOther(parts, other));
      if (!reply.isSuccess && ![403, 404, 410].includes(reply.status)) continue;
      const problem = difference(link, made.ready.parts.body, own, reply);
      const who = Object.keys(other.session).length > 0 ? 'another member' : 'a guest';
      trial.judge(
        'others are shown what its author is shown',
        problem && `${link.target.operationId} ${problem} ${who} after ${by.operationId}.`,
        link.pointer,
        `${by.operationId}, ${link.target.operationId}, ${who}`,
      );
    }
  }
}

/** Things of a path that are shown to anyone, or found where they are there. */
function isShownToAll(target: Operation): boolean {
  const isForAll = target.isOpen || (target.takesSession && !['moderator', 'administrator'].includes(askedBy(target)));
  const said = pathOf(target).map(({ name }) => target.pointer.at('x-names')?.text(name) ?? 'own');
  return isForAll && said.length > 0 && said.every((one) => !one.startsWith('own '));
}

async function othersOf(scene: Scene, target: Operation, { ready }: Made, by: Operation): Promise<readonly OtherCaller[]> {
  const mayBeOld = target.cacheSeconds !== undefined && by !== scene.operation && !by.clearsCache;
  const session = target.takesSession && !(mayBeOld && target.isSameForAll) ? await scene.stranger(target, ready.session) : undefined;
  return [...(session ? [{ session }] : []), ...(target.isOpen && !mayBeOld ? [{ session: {} }] : [])];
}

function difference({ shows, gone }: Link, body: unknown, own: Reply, other: Reply): string | undefined {
  const isThere = ({ isSuccess, value }: Reply): boolean => isSuccess && (!gone || valuesAt(value, gone).some((one) => one !== ''));
  if (isThere(own) !== isThere(other)) return isThere(own) ? `answers ${other.said} to` : `still answers ${other.said} to`;
  if (!isThere(own) || !isRecord(body)) return undefined;
  const at = (value: unknown, name: string): unknown => (shows?.has(name) ? valuesAt(value, shows.get(name) ?? [])[0] : fieldOf(value, name));
  const name = Object.keys(body).find((one) => {
    const [mine, theirs] = [at(own.value, one), at(other.value, one)];
    return mine !== undefined && theirs !== undefined && !areAlike(mine, theirs);
  });
  return name === undefined ? undefined : `shows ${name} otherwise to`;
}
