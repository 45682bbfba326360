import { afterEach, expect, it, vi } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { usualHostSettings } from '#core/operator/host-settings.ts';
import { createShell } from '../shell.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { FakeConnections } from '#tests/fakes/device/fake-connections.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { aMember, aSession } from '#tests/members.ts';
import { settled } from '#tests/settled.ts';
import { showOwnLater } from './own-later.ts';

const post = { url: '/api/feed/v1/post/a1', status: 200, body: JSON.stringify({ postId: 'a1', myVote: 'none' }) };
const none = { votes: [], choices: [], areOthers: false };
const voted = { ...none, votes: [{ id: 'a1', voteType: 'up' }] };

afterEach(() => sessionStorage.clear());

/** Page without the member's part, from a server busy for some answers. */
async function aPage({ marks, busy = 0, answers = [post] }: { readonly marks: object; readonly busy?: number; readonly answers?: readonly (typeof post)[] }) {
  const [clock, reload] = [new FakeClock(), vi.fn<() => void>()];
  let asked = 0;
  const shell = createShell({
    origin: 'http://daftar.test',
    fetch: async () => (asked++ < busy ? new Response('{}', { status: 503, headers: { 'retry-after': '2' } }) : Response.json(marks)),
    identity: { appid: '999', systemid: 'AB_WEB' },
    retryDelaysMs: [],
    clock,
    preferences: new FakePreferences(),
    connections: new FakeConnections(),
    tabs: new FakeTabs(),
    markers: new FakeLoginMarkers(),
    words: await loadSharedWords('en'),
    brand: productBrand,
    host: usualHostSettings,
  });
  const shown = showOwnLater({ shell, answers, reload });
  return { clock, reload, shown, asked: () => asked, arrive: () => shell.get(SessionStore).hold(aSession(clock.now(), aMember())) };
}

it('a page lacking the member’s part reloads for their marks, later if it recurs', async () => {
  const first = await aPage({ marks: voted });
  await settled();
  expect(first.asked()).toBe(0);
  first.arrive();
  await first.shown;
  expect([first.asked(), first.reload.mock.calls.length]).toEqual([1, 1]);
  const again = await aPage({ marks: voted });
  again.arrive();
  await settled();
  again.clock.advance(14_999);
  await settled();
  expect([again.asked(), again.reload.mock.calls.length]).toEqual([0, 0]);
  again.clock.advance(1);
  await again.shown;
  expect([again.asked(), again.reload.mock.calls.length]).toEqual([1, 1]);
});

it('a busy server is asked again after pauses that grow', async () => {
  const { clock, arrive, asked, shown, reload } = await aPage({ marks: voted, busy: 2 });
  arrive();
  const askedAfter = async (ms: number): Promise<number> => {
    clock.advance(ms);
    await settled();
    return asked();
  };
  await settled();
  expect([asked(), await askedAfter(1_999), await askedAfter(1), await askedAfter(3_999), await askedAfter(1)]).toEqual([1, 1, 2, 2, 3]);
  await shown;
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['nothing of theirs', { marks: none }, 1],
  ['nothing that could be theirs', { marks: voted, answers: [] }, 0],
])('with %s on it, it stays as it is', async (_what, page, calls) => {
  const { arrive, shown, reload, asked } = await aPage(page);
  arrive();
  await shown;
  expect([asked(), reload.mock.calls.length]).toEqual([calls, 0]);
});

it('and so it does where they write on it', async () => {
  const { arrive, shown, reload } = await aPage({ marks: voted });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  arrive();
  await shown;
  field.remove();
  expect(reload).not.toHaveBeenCalled();
});
