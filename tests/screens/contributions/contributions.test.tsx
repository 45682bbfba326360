import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as contributions from '#web/app/contributions/contributions-wiring.ts';
import * as nextStep from '#web/app/contributions/next-step-wiring.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { aReviewer } from '#tests/screens/reviews/with-review-form.ts';

const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };

describe('the contributions of a device (R-090)', () => {
  it('are listed without asking anybody, and each is asked for by its own press (F-07)', async () => {
    const reviewer = aReviewer();
    const [one] = [await reviewer.contributed.send(company, draft), await reviewer.contributed.send(company, draft)];
    await asMember(contributions, screens.contributions, reviewer.swaps);
    const [first] = await screen.findAllByRole('listitem');
    expect(screen.queryByText(draft.likes)).toBeNull();
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'See how it stands' }));
    expect(await screen.findByText('Review submitted.')).toBeTruthy();
    expect(screen.getAllByText(draft.likes)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/contribute/company-review-v3?rid=${one?.reviewId}&step=send`);
  });

  it('are deleted after one question, for everybody', async () => {
    const reviewer = aReviewer();
    await reviewer.contributed.send(company, draft);
    await asMember(contributions, screens.contributions, reviewer.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
    expect(reviewer.world.reviews.size).toBe(0);
  });

  it('say of one that is gone that it is, and can be taken off the list', async () => {
    const reviewer = aReviewer();
    await reviewer.contributed.send(company, draft);
    reviewer.world.reviews.clear();
    await asMember(contributions, screens.contributions, reviewer.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off the list' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
  });
});

describe('a review that was taken down (F-28)', () => {
  it('says by which rule, and its author asks for a second look by its key', async () => {
    const reviewer = aReviewer();
    const { reviewId } = await reviewer.contributed.send(company, draft);
    reviewer.world.takeDown(reviewId, { rule: 'personal-details', note: 'Your lead is named.' });
    await asMember(contributions, screens.contributions, reviewer.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    expect(await screen.findByText('Your lead is named.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit Review' })).toBeTruthy();
    await userEvent.click(screen.getByText('Ask for a second look'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Why it should stand' }), 'I named nobody.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText(/A second look is asked for/)).toBeTruthy();
    expect([...reviewer.world.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('the next step of a contribution (R-085)', () => {
  it('says what happens now, and takes the name of the review out of the address bar (D-22)', async () => {
    const reviewer = aReviewer();
    const { reviewId } = await reviewer.contributed.send(company, draft);
    const { router } = await asMember(nextStep, `${screens.nextStep}?rid=${reviewId}`, reviewer.swaps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your review is on its way' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'What others say of Koyal Pay' })).toBeTruthy();
    await waitFor(() => expect(router.current?.location.search).toBe(''));
  });
});
