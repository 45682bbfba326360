import type { Container } from 'inversify';
import { when } from 'mobx';
import { routes, type operations } from '#contract/generated/feed/votes.ts';
import type { HydrationAnswer, WireMarks } from '#contract/hydration-data.ts';
import { Clock } from '#core/clock.ts';
import { pauseAfterMs } from '#core/sessions/session-timing.ts';
import { markedThingsIn } from '#core/votes/marked-things.ts';
import { Http } from '#web/adapters/http/http.ts';
import { settled } from '#web/stores/requests/request.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { isField } from './found-again.ts';

interface OwnLaterParts {
  readonly shell: Container;
  readonly answers: readonly HydrationAnswer[];
  readonly reload: () => void;
}

const firstPauseMs = 2_000;

/** First delay before another reload, doubled each time. */
const againMs = 15_000;

const loadedKey = 'own-later';

/** Fetches a member's marks once the server has time, reloading the page for them unless the member writes. */
export async function showOwnLater({ shell, answers, reload }: OwnLaterParts): Promise<void> {
  let isWritten = false;
  addEventListener('input', ({ target }) => (isWritten ||= isField(target)), { capture: true });
  const session = shell.get(SessionStore);
  await when(() => session.isSignedIn || session.isGuest);
  const things = markedThingsIn(answers.map(({ body }) => JSON.parse(body)));
  if (session.isGuest || (things.ids.length === 0 && !things.hasCommunities)) return;
  const times = timesLoaded();
  const clock = shell.get(Clock);
  if (times > 0) await pause(clock, pauseAfterMs(times, againMs));
  const feed = shell.get(Http).service<operations>(routes);
  const query = { ids: things.ids, communities: things.hasCommunities };
  const marks = await insistently(clock, () => feed.getOwnMarks({ query }));
  if (!hasAny(marks) || isWritten) return;
  sessionStorage.setItem(loadedKey, `${times + 1} ${location.href}`);
  reload();
}

function timesLoaded(): number {
  const [times, place] = sessionStorage.getItem(loadedKey)?.split(' ') ?? [];
  return place === location.href ? Number(times) : 0;
}

const pause = (clock: Clock, ms: number): Promise<void> => new Promise((wake) => clock.after(ms, wake));

const hasAny = ({ votes, choices, areOthers }: WireMarks): boolean => areOthers || votes.length + choices.length > 0;

async function insistently<Answer>(clock: Clock, ask: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 1; ; failures++) {
    const outcome = await settled(ask());
    if (outcome.status === 'SUCCESS') return outcome.value;
    await pause(clock, pauseAfterMs(failures, firstPauseMs));
  }
}
