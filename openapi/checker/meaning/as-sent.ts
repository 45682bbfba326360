import type { Operation } from '../../read/operation.ts';
import { bodiesShown, inSession, type Ids, type Parts } from '../call.ts';
import { askedBy } from '../member-kinds.ts';
import { named, noNames } from '../names/known-names.ts';
import { withMadeUp } from '../names/made-up.ts';
import { isSeen, unlike } from './echo.ts';
import { deletedBy, linksOf, listsOf, partsBy, readsOfMade, type Link } from './links.ts';
import { itemsOf } from './lists.ts';
import { longestOf } from './longest.ts';
import { inFullLength, inUnusualLetters, otherBodies } from './other-bodies.ts';
import { isByContribution, withToken } from '../persona-keys/contributions.ts';
import type { Made, Scene } from './scene.ts';
import { isOfOwn } from './strangers.ts';
import { idOf, isAbout } from './written.ts';

const [mostMade, mostTried] = [6, 12];

/** Created things are stored as sent, with unusual letters, full lengths and other choices. Refusals are allowed. */
export async function judgeAsSent(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  const links = linksOf(operation, all);
  const views = [...readsOfMade(links), ...listsOf(links)].filter(({ shows }) => shows);
  if (operation.success.status !== 201 || views.length === 0 || operation.body?.media !== 'application/json') return;
  const usual = await again();
  if (usual.hindrance !== undefined) return;
  const fresh = await freshSession(scene);
  const session = Object.keys(fresh).length > 0 ? fresh : usual.session;
  const {
    body,
    header: { cookie: _cookie, authorization: _authorization, ...header },
  } = usual.parts;
  const others = otherBodies(operation, body, scene);
  // What cannot be deleted keeps its name: one with a name of the example would leave that to nobody.
  const whole = [inUnusualLetters(operation, body, scene), inFullLength(operation, body, scene)];
  const tried = [...whole, ...(deletedBy(links) ? [...storiesOf(operation, usual.parts), ...others] : others.slice(0, 1))];
  let made = 0;
  for (const other of tried.filter((one) => one !== undefined).slice(0, mostTried)) {
    if (made === mostMade) return;
    trial.begin();
    const its = isByContribution(operation) ? (await again()).parts : usual.parts;
    const parts = inSession({ ...its, header, body: withToken(withMadeUp(operation, other, body), its.body) }, session);
    const reply = await trial.ask(operation, parts);
    if (!reply.isSuccess) continue;
    made++;
    const creation: Made = { ready: { ...usual, parts, session }, reply };
    for (const view of views) await judgeView(scene, view, creation, !others.includes(other));
    await cleanUp(scene, links, creation);
  }
}

/** The other examples of a contract, each about things that are there. */
const storiesOf = (operation: Operation, { real, names = noNames }: Parts): readonly unknown[] =>
  bodiesShown(operation, real)
    .slice(1)
    .map(([, body]) => JSON.parse(named(JSON.stringify(body), names)) as unknown);

/** New member below every limit, unless the request names an owner's thing. */
const freshSession = ({ operation, people }: Scene): Promise<Ids> | Ids =>
  isOfOwn(operation) || operation.isOpen || !operation.takesSession ? {} : people.somebodyNew(askedBy(operation));

async function judgeView(scene: Scene, view: Link, made: Made, isStory: boolean): Promise<void> {
  const { operation, all, trial } = scene;
  const parts = partsBy(view, made.ready, made.reply);
  const read = parts && (await trial.ask(view.target, longestOf(view.target, parts)));
  if (!read?.isSuccess) return;
  const links = linksOf(operation, all);
  const list = listsOf(links).find(({ pointer }) => pointer.uri === view.pointer.uri);
  const id = idOf(operation, links, made.reply);
  const shown = list ? itemsOf(list.shape, read.value).find((item) => id && isAbout(item, id)) : read.value;
  if (shown !== undefined && isSeen(made.ready.parts.body, shown, view.shows))
    trial.judge('what was created shows what was sent', unlike(made.ready.parts.body, shown, view.shows, isStory), view.pointer, view.target.operationId);
}

/** Deletes what was made, as members have limits. */
async function cleanUp({ trial }: Scene, links: readonly Link[], made: Made): Promise<void> {
  const deletes = deletedBy(links);
  const parts = deletes && partsBy(deletes, made.ready, made.reply);
  if (deletes && parts) await trial.ask(deletes.target, parts);
}
