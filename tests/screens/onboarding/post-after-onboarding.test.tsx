import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { verificationShownMs } from '#core/onboarding/timings.ts';
import { Personas } from '#core/personas/personas.ts';
import type { Member } from '#core/sessions/session.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember } from '#tests/members.ts';
import { fill } from '#tests/screens/fill.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { withContent } from '#tests/screens/posts/with-content.ts';
import { dialog, go, onboardingFakes, press } from './with-onboarding.ts';

/** Session that tells what the member has become meanwhile. */
class SessionsOf extends FakeSessions {
  readonly #fixture: MemberFixture;

  constructor(fixture: MemberFixture, member: Member) {
    super(new FakeClock(), member);
    this.#fixture = fixture;
  }

  override current() {
    const { isReader, isWriter } = this.#fixture;
    if (this.member) this.member = { ...this.member, isReader, isWriter };
    return super.current();
  }
}

function aNewcomer(wiring: Wiring, path: string, url: string) {
  const [fixture, member] = [aMemberFixture(), aMember()];
  const { swaps, mails } = onboardingFakes(fixture);
  const whole = [...swaps, [Personas, new FakePersonas(fixture)] as const, [Sessions, new SessionsOf(fixture, member)] as const];
  const opened = withContent(wiring, path, url, new FakeContent([aCommunity()]), { member, swaps: whole });
  return { ...opened, mails, options: () => opened.shell.get(WritingStore).options };
}

async function takeName(): Promise<void> {
  await dialog('Choose a name to write under');
  await press('Quiet Banyan');
  await screen.findByText('Quiet Banyan is available.');
  await go();
}

async function workSomewhere(): Promise<void> {
  await dialog('Where are you now?');
  await userEvent.click(screen.getByRole('radio', { name: /Working/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), 'Pravaha Cloudworks');
  await go();
  await dialog('What do you do there?');
  await userEvent.type(screen.getByRole('combobox', { name: 'Job' }), 'Cook');
  await userEvent.click(screen.getByRole('combobox', { name: 'Department' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Software' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Industry' }));
  await userEvent.click((await screen.findAllByRole('option'))[0]!);
  await go();
}

async function prove(clock: FakeClock): Promise<void> {
  await dialog('Confirm where you work');
  await fill(screen.getByRole('textbox', { name: 'Work email' }), 'asha@pravaha-cloudworks.example');
  await press('Send the code');
  await userEvent.click(await screen.findByRole('textbox', { name: 'The six digits' }));
  await userEvent.paste('402918');
  await press('Confirm');
  await screen.findByText('Confirmed');
  act(() => clock.advance(verificationShownMs));
}

const somewhere = { ...aPage, shared };
const after = 'feed_after_profile_and_verification';

describe('a newcomer who wanted to write (R-106, R-122)', () => {
  it.each([
    ['as a guest on the first page', somewhere, screens.home, '/?openCreatePost=true&campaign=feed&onLogin=true', after],
    ['as a guest on communities', communities, screens.communities, '/communities?openCreatePost=true&campaign=feed&onLogin=true', after],
    ['logged in, on the first page', somewhere, screens.home, '/?openCreatePost=true&campaign=feed', after],
    ['logged in, by a press on communities', communities, screens.communities, '/communities', 'create_post_after_profile_and_verification'],
  ] as const)('%s finds the composer open once confirmed', async (_, wiring, path, url, campaign) => {
    const { clock, options } = aNewcomer(wiring, path, url);
    if (url === screens.communities) await userEvent.click(await screen.findByRole('button', { name: /^Ask, share/ }));
    await takeName();
    await workSomewhere();
    await prove(clock);
    await waitFor(() => expect(options()).toMatchObject({ campaign, source: 'user_logged_in' }));
    expect(await screen.findByRole('dialog', { name: 'Write a post' })).toBeTruthy();
  });

  it('and leaves the steps is told that the post is almost ready (R-100)', async () => {
    const { clock } = aNewcomer(somewhere, screens.home, '/?openCreatePost=true&campaign=feed&onLogin=true');
    await dialog('Choose a name to write under');
    await press('Close');
    await waitFor(() => {
      act(() => clock.advance(100));
      expect(screen.getByText("You're almost ready to post and discuss it with a broader audience.")).toBeTruthy();
    });
  });

  it('and does the rest later has the composer for which a name is enough (R-123)', async () => {
    const { options } = aNewcomer(somewhere, screens.home, '/?openCreatePost=true&campaign=feed&onLogin=true');
    await takeName();
    await dialog('Where are you now?');
    await press('Close');
    await waitFor(() => expect(options()).toMatchObject({ campaign: 'feed', source: 'user_logged_in' }));
  });
});
