import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contributionKinds, declaredKinds } from '#core/kinds/contribution-kinds.ts';
import { screens } from '#core/navigation/screens.ts';
import * as contributions from '#web/app/contributions/contributions-wiring.ts';
import * as nextStep from '#web/app/contributions/next-step-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { aSalary } from '#tests/screens/kinds/salaries.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { fill } from '#tests/screens/fill.ts';
import { shownKinds } from '#tests/screens/kinds/shown-kinds.ts';
import { open } from '#tests/screens/open.tsx';
import { aContributor, koyal } from './with-contributions.ts';

type Device = ReturnType<typeof aContributor>;

const listedKinds = contributionKinds.map((name) => ({ kind: declaredKinds[name].page, ...shownKinds[declaredKinds[name].page] }));

const everyOffer = listedKinds.map(({ offer }) => offer);

const list = ({ swaps }: Device) => asMember(contributions, screens.contributions, swaps);
const seeHowItStands = async () => userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
const urlOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const none = 'This account has nothing on this device.';

describe.each(listedKinds)('the $kind among the contributions of a device (R-083, R-090)', ({ kind, send, heading, said, page, ...of }) => {
  it('are listed without asking anyone, and each is asked for by its own press (F-07)', async () => {
    const device = aContributor();
    const id = await send(device);
    const [{ publicKey = '' } = {}] = await device[kind].local();
    await (kind === 'reviews' ? device.salaries.send(koyal, aSalary) : device.reviews.send(koyal, draft));
    await list(device);
    const row = within((await screen.findByRole('heading', { name: heading })).closest('li') ?? document.body);
    for (const text of said) expect(screen.queryByText(text)).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Check status' }));
    expect(await screen.findByText(of.submitted)).toBeTruthy();
    for (const text of said) expect(row.getByText(text)).toBeTruthy();
    expect([urlOf('Change'), screen.queryAllByText(draft.likes).length]).toEqual([of.change(id, publicKey), kind === 'reviews' ? 1 : 0]);
    expect(screen.getAllByRole('button', { name: 'Check status' })).toHaveLength(1);
  });

  it('lead to where everyone sees them, and are deleted after one question', async () => {
    const device = aContributor();
    const id = await send(device);
    device.backends[kind].comeOut(id);
    await list(device);
    await seeHowItStands();
    const [name, url] = page(id);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(url);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: of.question });
    expect(dialog.textContent).toContain(of.because);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(none)).toBeTruthy();
    expect([device.backends[kind].kept.size, await device[kind].local()]).toEqual([0, []]);
  });

  it('say of a missing one that it is gone, and let it be removed', async () => {
    const device = aContributor();
    await send(device);
    device.backends[kind].kept.clear();
    await list(device);
    await seeHowItStands();
    expect(await screen.findByText(of.gone)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from this list' }));
    expect(await screen.findByText(none)).toBeTruthy();
  });

  it('say what happens now, and remove their name from the address (R-085, D-22, F-02)', async () => {
    const device = aContributor();
    await device[kind].prepare('form');
    const { router } = await asMember(nextStep, `${screens.nextStep}?rid=${await send(device)}`, device.swaps);
    expect(await screen.findByRole('heading', { level: 1, name: of.next.heading })).toBeTruthy();
    expect(screen.getByText(of.next.when, { exact: false })).toBeTruthy();
    const [name, url] = of.next.see;
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(url);
    await waitFor(() => expect(router.current?.location.search).toBe(''));
  });
});

describe('the contributions of a device (R-090)', () => {
  it('ask a guest to log in, and do not say that nothing was sent', async () => {
    const { shell } = open(contributions, screens.contributions, screens.contributions, aContributor().swaps);
    await shell.get(SessionStore).load();
    expect(await screen.findByText('Log in to see what you sent.')).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    expect(shell.get(LoginStore).isWanted).toBe(true);
  });

  it('begin again by a way to each kind where there is none', async () => {
    await list(aContributor());
    await screen.findByRole('link', { name: 'Review a company' });
    expect(listedKinds.map(({ offer }) => urlOf(offer))).toEqual(listedKinds.map(({ form: [, url] }) => url));
  });

  it.each(listedKinds.flatMap(({ kind, takenDown }) => (takenDown ? [[kind, ...takenDown] as const] : [])))(
    'say by which rule %s were taken down, and are appealed by their key (F-28)',
    async (kind, thing, edit) => {
      const device = aContributor();
      const id = await shownKinds[kind].send(device);
      device.backends[kind].takeDown(id, { rule: 'personal-details', note: 'Your lead is named.' });
      await list(device);
      await seeHowItStands();
      expect(await screen.findByText(`A moderator took your ${thing} down. Only you and moderators still see it.`)).toBeTruthy();
      expect([screen.getByText('Your lead is named.').tagName, screen.getByRole('link', { name: edit }).tagName]).toEqual(['P', 'A']);
      await userEvent.click(screen.getByText('Ask for a second look'));
      await fill(screen.getByRole('textbox', { name: 'Why it should stay up' }), 'I named nobody.');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText(/You have asked for a second look/)).toBeTruthy();
      expect([...device.backends[kind].appeals.values()]).toEqual(['I named nobody.']);
    },
  );
});

describe('a post made of an own review (R-079)', () => {
  it('begins with its words in the community of the company, once it is live', async () => {
    const device = aContributor();
    const { reviewId } = await device.reviews.send(koyal, draft);
    device.backends.reviews.comeOut(reviewId);
    const { shell } = await list(device);
    await seeHowItStands();
    await userEvent.click(await screen.findByRole('button', { name: 'Make a post of this review' }));
    expect(shell.get(WritingStore).options).toEqual({
      community: { entityId: 'koyal-pay', type: 'company', name: 'Koyal Pay' },
      review: { companyName: 'Koyal Pay', rating: draft.stars, likes: draft.likes, dislikes: draft.dislikes },
    });
  });

  it('is offered of none that waits for a moderator', async () => {
    const device = aContributor();
    await device.reviews.send(koyal, draft);
    await list(device);
    await seeHowItStands();
    await screen.findByText(draft.likes);
    expect(screen.queryByRole('button', { name: 'Make a post of this review' })).toBeNull();
  });
});

describe('a review that its company answered (R-037)', () => {
  it('shows its author the reply, asked for by its key', async () => {
    const device = aContributor();
    await device.reviews.send(koyal, draft);
    device.backends.reviews.letReply({ replyId: 'y000000000000001', text: 'Rosters are out 14 days ahead now.', week: '2026-W48', answer: null });
    await list(device);
    await seeHowItStands();
    expect(await screen.findByText('Koyal Pay replied')).toBeTruthy();
    expect(screen.getByText('Rosters are out 14 days ahead now.')).toBeTruthy();
  });

  it('lets its author answer once, and take the answer back', async () => {
    const user = userEvent.setup();
    const device = aContributor();
    await device.reviews.send(koyal, draft);
    device.backends.reviews.letReply({ replyId: 'y000000000000001', text: 'Rosters are out 14 days ahead now.', week: '2026-W48', answer: null });
    await list(device);
    await seeHowItStands();
    await user.click(await screen.findByRole('button', { name: 'Answer the reply' }));
    await user.type(screen.getByRole('textbox', { name: 'Your answer, which everyone reads below the reply' }), 'They still come late.');
    await user.click(screen.getByRole('button', { name: 'Publish the answer' }));
    expect(await screen.findByText('They still come late.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the answer back' }));
    expect(await screen.findByRole('button', { name: 'Answer the reply' })).toBeTruthy();
    expect(screen.queryByText('They still come late.')).toBeNull();
  });
});

describe('a contribution under a company that was typed in', () => {
  const typed = { name: 'Ashvini Nursing Home', city: 'Pune' };

  it('waits for the company to be let in, and leads to no page of it', async () => {
    const device = aContributor();
    const { reviewId } = await device.reviews.send(typed, draft);
    await asMember(nextStep, `${screens.nextStep}?rid=${reviewId}`, device.swaps);
    await waitFor(() => expect(screen.getAllByText('Waits for the company to be let in')).toHaveLength(2));
    expect(screen.queryByText(/It will be published within three days/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^What others say/ })).toBeNull();
  });

  it('says why the company was refused', async () => {
    const device = aContributor();
    await device.salaries.send(typed, aSalary);
    device.backends.salaries.refuseTyped(typed.name, 'No such place in Pune.');
    await list(device);
    await seeHowItStands();
    expect(await screen.findByText('The reason: No such place in Pune.')).toBeTruthy();
    expect(screen.queryByText(/It will count within three days/)).toBeNull();
  });
});

describe('a contribution that does not count (F-02)', () => {
  it('is not said to count once it was sent, nor in the list', async () => {
    const device = aContributor();
    const { salaryId } = await device.salaries.send(koyal, aSalary);
    await asMember(nextStep, `${screens.nextStep}?rid=${salaryId}`, device.swaps);
    await waitFor(() => expect(screen.getAllByText('This salary is saved but not counted in any figure.')).toHaveLength(2));
    expect([screen.getByText('Salary submitted').tagName, screen.queryByText(/It will count within three days/)]).toEqual(['P', null]);
  });

  it('is said neither to count nor not, where that was never noted', async () => {
    const device = aContributor();
    const { salaryId } = await device.salaries.send(koyal, aSalary);
    const [{ publicKey = '' } = {}] = await device.salaries.local();
    await device.keys.note(publicKey, { kind: 'salary', about: 'Koyal Pay', thingId: salaryId });
    await asMember(nextStep, `${screens.nextStep}?rid=${salaryId}`, device.swaps);
    expect(await screen.findByText('Salary submitted')).toBeTruthy();
    expect([screen.queryByText(/not counted/), screen.queryByText(/It will count within three days/)]).toEqual([null, null]);
  });

  it('would replace one that counts, as the question says before its deletion', async () => {
    const device = aContributor();
    await device.salaries.prepare('form');
    await device.salaries.send(koyal, aSalary);
    await list(device);
    await seeHowItStands();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('To correct it, press Change. If you delete it, a new one will not count this year.')).toBeTruthy();
  });
});

describe('the sheet that offers what else can be contributed (R-091, R-092)', () => {
  const offers = () =>
    within(screen.getByRole('dialog', { name: 'What else can you share?' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each(listedKinds)('opens by a press alone, and after $kind offers what comes next first', async ({ send, offeredNext }) => {
    const device = aContributor();
    const id = await send(device);
    await asMember(nextStep, `${screens.nextStep}?rid=${id}`, device.swaps);
    await screen.findByRole('heading', { level: 1, name: /on (its|their) way/ });
    expect(screen.queryByRole('dialog', { name: 'What else can you share?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
    expect(offers()).toEqual([offeredNext, ...everyOffer.filter((offer) => offer !== offeredNext)]);
    expect(screen.getByText('People who look for a job want to read these too.')).toBeTruthy();
  });

  it('lets what is put away rest for its time, each kind by itself', async () => {
    const device = aContributor();
    const { view } = await list(device);
    await userEvent.click(await screen.findByRole('button', { name: 'Contribute' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not now: Review a company' }));
    expect(screen.queryByRole('button', { name: /^Not now/ })).toBeNull();
    expect([...device.storage.kept.keys()]).toEqual(['contribute.review']);
    view.unmount();
    await list(device);
    await userEvent.click(await screen.findByRole('button', { name: 'Contribute' }));
    expect(screen.queryByRole('button', { name: /^Not now/ })).toBeNull();
    expect(offers()).toHaveLength(everyOffer.length);
  });
});
