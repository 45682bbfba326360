import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { emptyReview, newReviewOf } from '#core/reviews/review-form.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { fill } from '#tests/screens/fill.ts';
import { keepsForm } from '#tests/screens/contributions/form-promises.ts';
import { aContributor, chooseListed, koyal, press } from '#tests/screens/contributions/with-contributions.ts';

const likes = 'Seniors review code properly and nobody calls after seven.';
const dislikes = 'The promotion cycle moved twice within this one year.';

const go = async (step: number) => [await press('Continue'), await stepSaid(step)];
const stepSaid = (step: number) => screen.findByText(`Step ${step} of 8`);

/** Fills in all required fields, up to the last step. */
async function fillIn(): Promise<void> {
  await stepSaid(1);
  await userEvent.click(screen.getByRole('radio', { name: 'No, I left' }));
  await go(2);
  await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
  await go(3);
  await userEvent.click(within(screen.getByRole('group', { name: 'Work and life balance' })).getByRole('radio', { name: /^5/ }));
  await go(4);
  await fill(screen.getByRole('textbox'), likes);
  await go(5);
  await fill(screen.getByRole('textbox'), dislikes);
  await go(6);
  await go(7);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notice period in days' }), '60');
  await go(8);
}

async function typeCompany(clock: FakeClock, name: string): Promise<void> {
  await stepSaid(1);
  await userEvent.type(screen.getByRole('combobox', { name: 'Company' }), name);
  act(() => clock.advance(200));
  await screen.findByText('Not in our list yet.');
}

describe('the form of a review (R-084, R-093)', () => {
  keepsForm({
    kind: 'reviews',
    query: '?company=koyal-pay',
    fillIn,
    send: 'Send the review',
    sent: { likes },
    context: 'review',
    elsewhere: ['?rid=elsewhere', 'You cannot change this review from this device.'],
  });

  it('asks one thing a step, shows all again, and sends by its key (F-07)', async () => {
    const reviewer = aContributor();
    const { router } = await reviewer.formOf('reviews', '?company=koyal-pay');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your review of Koyal Pay' })).toBeTruthy();
    await fillIn();
    const whole = screen.getByRole('region', { name: 'Your review as others see it' });
    expect(within(whole).getByText(likes)).toBeTruthy();
    await press('Send the review');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/contribute/next-step'));
    const [own] = reviewer.backends.reviews.kept.values();
    expect(own).toMatchObject({ stars: 4, ratings: { workLife: 5 }, likes, dislikes, isCurrent: false, exit: { noticeDays: 60 } });
    expect(router.current?.location.search).toBe(`?rid=${own?.reviewId}`);
    expect([...reviewer.storage.kept.keys()]).toEqual([]);
  });

  it('keeps what is pressed before the slow device said what it has', async () => {
    const reviewer = aContributor();
    const local = reviewer.reviews.local.bind(reviewer.reviews);
    const said = Promise.withResolvers<void>();
    reviewer.reviews.local = () => said.promise.then(local);
    await reviewer.formOf('reviews', '?company=koyal-pay');
    await stepSaid(1);
    await userEvent.click(screen.getByRole('radio', { name: 'No, I left' }));
    await act(async () => said.resolve());
    expect(screen.getByRole('radio', { name: 'No, I left' })).toMatchObject({ checked: true });
    await go(2);
    await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
    expect([...reviewer.storage.kept.values()]).toEqual([expect.stringMatching(/"works":"left".*"stars":"4"/)]);
  });

  it('says at the field what is missing, and goes no further', async () => {
    const { clock } = await aContributor().formOf('reviews', '');
    await stepSaid(1);
    await press('Continue');
    expect(await screen.findByText('Choose your company, or add it with its city.')).toBeTruthy();
    await chooseListed(clock, 'Company', 'koy');
    await go(2);
    await press('Continue');
    expect(await screen.findByText('Choose one of the five.')).toBeTruthy();
  });

  it('offers companies named much like an unlisted one, the intended one first', async () => {
    const { clock } = await aContributor().formOf('reviews', '');
    await typeCompany(clock, 'Ashvini Nursing Home');
    expect(await screen.findByText('Do you mean one of these?')).toBeTruthy();
    await press('Continue');
    expect(await screen.findByText('Choose your company, or add it with its city.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Ashwini Nursing Home/ }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' }).value).toBe('Ashwini Nursing Home');
    expect(screen.queryByRole('textbox', { name: 'City or town' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^No, mine is a different one/ }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' }).value).toBe('Ashvini Nursing Home');
    await userEvent.click(screen.getByRole('radio', { name: /^Ashwini Nursing Home/ }));
    await go(2);
  });

  it('is written about an unlisted company by name and city, and waits there', async () => {
    const reviewer = aContributor();
    const { clock, router } = await reviewer.formOf('reviews', '');
    await typeCompany(clock, 'Nowhere Foods');
    await userEvent.click(await screen.findByRole('radio', { name: /^Write about this one/ }));
    await press('Continue');
    expect(await screen.findByText('Type the city or town it is in.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'City or town' }), 'Pune');
    await fillIn();
    await press('Send the review');
    await waitFor(() => expect(router.current?.location.pathname).toBe('/contribute/next-step'));
    const [own] = reviewer.backends.reviews.kept.values();
    expect(own?.company).toMatchObject({ name: 'Nowhere Foods', unlisted: { refusal: null } });
  });

  it('takes no link and no number of a phone for a company', async () => {
    const { clock } = await aContributor().formOf('reviews', '');
    await typeCompany(clock, 'Jobs at www.nowhere.example');
    expect(await screen.findByText('Type only the name: no links, email addresses or phone numbers.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Add/ })).toBeNull();
  });

  it('begins with the company of the URL, however late its name comes', async () => {
    const reviewer = aContributor();
    let letCome = (): void => undefined;
    const late = new Promise<void>((resolve) => (letCome = resolve));
    reviewer.companies.header = async (urlName) => (await late, new FakeCompanies([koyal]).header(urlName));
    await reviewer.formOf('reviews', '?company=koyal-pay');
    await stepSaid(1);
    await act(async () => letCome());
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' }).value).toBe('Koyal Pay'));
  });

  it('gives every step a URL, and shows the first that is unfinished', async () => {
    const reviewer = aContributor();
    const { router } = await reviewer.formOf('reviews', '?company=koyal-pay&step=dislikes');
    await stepSaid(2);
    await userEvent.click(screen.getByRole('radio', { name: /^3/ }));
    await go(3);
    expect(router.current?.location.search).toBe('?company=koyal-pay&step=parts');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await stepSaid(2);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^3/ }).checked).toBe(true);
  });

  it('says before sending what may reveal its author, and removes it by a press (F-10)', async () => {
    const { clock } = await aContributor().formOf('reviews', '?company=koyal-pay');
    await fillIn();
    expect(await screen.findByText('We found no words that point to you.')).toBeTruthy();
    await fill(screen.getByRole('textbox', { name: /Headline/ }), 'Call me on 9876543210');
    act(() => clock.advance(500));
    expect(await screen.findByRole('heading', { name: 'A phone number has to go first' })).toBeTruthy();
    expect(screen.getByText('9876543210', { selector: 's' })).toBeTruthy();
    await press('Take it out');
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Headline/ }).value).toBe('Call me on (number taken out)'));
    expect(await screen.findByText('It is out. A note in brackets is in its place.')).toBeTruthy();
    expect(await screen.findByText('We found no words that point to you.')).toBeTruthy();
  });

  it('takes a number out as it is sent, by the button that says so (F-10)', async () => {
    const reviewer = aContributor();
    const { clock } = await reviewer.formOf('reviews', '?company=koyal-pay');
    await fillIn();
    await fill(screen.getByRole('textbox', { name: /Headline/ }), 'Call me on 9876543210');
    act(() => clock.advance(500));
    await userEvent.click(await screen.findByRole('button', { name: 'Take the number out and send' }));
    await waitFor(() => expect([...reviewer.backends.reviews.kept.values()]).toMatchObject([{ title: 'Call me on (number taken out)' }]));
  });

  it('says that a moderator reads named persons first, and promises no three days (F-10)', async () => {
    const { clock } = await aContributor().formOf('reviews', '?company=koyal-pay');
    await fillIn();
    expect(screen.getByText(/published within three days/)).toBeTruthy();
    await fill(screen.getByRole('textbox', { name: /Headline/ }), 'My manager Rakesh shouts');
    act(() => clock.advance(500));
    expect(await screen.findByText('A moderator reads this first.')).toBeTruthy();
    expect(screen.getByText(/once a moderator has read it/)).toBeTruthy();
    expect(screen.queryByText(/published within three days/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove: “Rakesh”' })).toBeTruthy();
  });

  it('shows in one card what everyone sees, with what is withheld struck through (F-02)', async () => {
    await aContributor().formOf('reviews', '?company=koyal-pay');
    await fillIn();
    expect(screen.getByRole('heading', { level: 2, name: 'This is what everyone will see' })).toBeTruthy();
    const whole = screen.getByRole('region', { name: 'Your review as others see it' });
    expect(within(whole).getByText(/^until eight new reviews share it/, { exact: false })).toBeTruthy();
    const waiting = within(whole).getByRole('list', { name: 'Not shown yet:' });
    expect(
      within(waiting)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('s')?.textContent),
    ).toEqual(['left']);
    expect(screen.queryByText('What is shown of your job')).toBeNull();
  });

  it('keeps every letter that is typed where a page was loaded again in the middle', async () => {
    const reviewer = aContributor();
    const first = await reviewer.formOf('reviews', '?company=koyal-pay');
    await fillIn();
    first.view.unmount();
    await reviewer.formOf('reviews', '?company=koyal-pay&step=leaving');
    await stepSaid(7);
    const days = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Days until the final settlement' });
    await userEvent.type(days(), '45');
    expect(days().value).toBe('45');
  });

  it('goes no further with a designation that is not on the list', async () => {
    await aContributor().formOf('reviews', '?company=koyal-pay');
    await fillIn();
    await userEvent.click(screen.getByRole('link', { name: 'What do you do there?' }));
    await stepSaid(6);
    await userEvent.type(screen.getByRole('combobox', { name: 'Designation' }), 'Chief Astrologer');
    await press('Continue');
    expect(await screen.findByText('Choose it from the list, or leave it empty.')).toBeTruthy();
    await stepSaid(6);
  });

  it('changes a review by its key', async () => {
    const reviewer = aContributor();
    const first = await reviewer.formOf('reviews', '?company=koyal-pay');
    await fillIn();
    await press('Send the review');
    await waitFor(() => expect(reviewer.backends.reviews.kept.size).toBe(1));
    const [own] = reviewer.backends.reviews.kept.values();
    first.view.unmount();
    await reviewer.formOf('reviews', `?rid=${own?.reviewId}&step=send`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit your review of Koyal Pay' })).toBeTruthy();
    await userEvent.type(await screen.findByRole('textbox', { name: /Headline/ }), 'Good teams');
    await press('Save changes');
    await waitFor(() => expect([...reviewer.backends.reviews.kept.values()]).toMatchObject([{ title: 'Good teams', version: 1 }]));
  });

  it('starts a change again with the review that is', async () => {
    const reviewer = aContributor();
    const { reviewId } = await reviewer.reviews.send(koyal, newReviewOf({ ...emptyReview, stars: '4', likes, dislikes }));
    const said = () => screen.getByRole<HTMLInputElement>('textbox').value;
    const first = await reviewer.formOf('reviews', `?rid=${reviewId}&step=likes`);
    await stepSaid(4);
    await userEvent.type(screen.getByRole('textbox'), ' Still.');
    first.view.unmount();
    await reviewer.formOf('reviews', `?rid=${reviewId}&step=likes`);
    await stepSaid(4);
    expect(said()).toBe(`${likes} Still.`);
    await press('Start over');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }));
    for (const step of [1, 2, 3]) {
      await stepSaid(step);
      await press('Continue');
    }
    await stepSaid(4);
    expect(said()).toBe(likes);
  });
});
