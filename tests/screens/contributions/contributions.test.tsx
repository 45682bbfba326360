import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as contributions from '#web/app/contributions/contributions-wiring.ts';
import * as nextStep from '#web/app/contributions/next-step-wiring.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { toldInterview } from '#tests/ports/interviews/contributed-interviews.ts';
import { somePhotos } from '#tests/screens/photos/some-photos.ts';
import { aSalary } from '#tests/screens/salaries/with-salary-form.ts';
import { aContributor } from './with-contributions.ts';

const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
const toldBenefits = {
  answers: [
    { benefit: 'gratuity', said: 'no' },
    { benefit: 'cab', said: 'yes' },
  ],
  note: { benefit: 'cab', text: 'After nine.' },
} as const;

describe('the contributions of a device (R-090)', () => {
  it('are listed without asking anybody, and each is asked for by its own press (F-07)', async () => {
    const device = aContributor();
    const [one] = [await device.reviews.send(company, draft), await device.reviews.send(company, draft)];
    await asMember(contributions, screens.contributions, device.swaps);
    const [first] = await screen.findAllByRole('listitem');
    expect(screen.queryByText(draft.likes)).toBeNull();
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'See how it stands' }));
    expect(await screen.findByText('Review submitted')).toBeTruthy();
    expect(screen.getAllByText(draft.likes)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/contribute/company-review-v3?rid=${one?.reviewId}&step=send`);
  });

  it('are deleted after one question, for everybody', async () => {
    const device = aContributor();
    await device.reviews.send(company, draft);
    await asMember(contributions, screens.contributions, device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
    expect(device.world.kept.size).toBe(0);
  });

  it('say of one that is gone that it is, and can be taken off the list', async () => {
    const device = aContributor();
    await device.reviews.send(company, draft);
    device.world.kept.clear();
    await asMember(contributions, screens.contributions, device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off the list' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
  });
});

describe('a review that was taken down (F-28)', () => {
  it('says by which rule, and its author asks for a second look by its key', async () => {
    const device = aContributor();
    const { reviewId } = await device.reviews.send(company, draft);
    device.world.takeDown(reviewId, { rule: 'personal-details', note: 'Your lead is named.' });
    await asMember(contributions, screens.contributions, device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    expect(await screen.findByText('Your lead is named.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit Review' })).toBeTruthy();
    await userEvent.click(screen.getByText('Ask for a second look'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Why it should stand' }), 'I named nobody.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText(/A second look is asked for/)).toBeTruthy();
    expect([...device.world.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('the next step of a contribution (R-085)', () => {
  it('says what happens now, and takes the name of the review out of the address bar (D-22)', async () => {
    const device = aContributor();
    const { reviewId } = await device.reviews.send(company, draft);
    const { router } = await asMember(nextStep, `${screens.nextStep}?rid=${reviewId}`, device.swaps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your review is on its way' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'What others say of Koyal Pay' })).toBeTruthy();
    await waitFor(() => expect(router.current?.location.search).toBe(''));
  });
});

const seeHowItStands = async () => userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));

describe('the photos among the contributions of a device (R-083, R-090)', () => {
  it('say how they stand when they are asked for, lead to their page once they are out, and are deleted for everybody', async () => {
    const device = aContributor();
    const { photoSetId } = await device.photos.send(company, somePhotos);
    await asMember(contributions, screens.contributions, device.swaps);
    expect(await screen.findByRole('heading', { name: 'Photos of Koyal Pay' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See how it stands' }));
    expect(await screen.findByText('Photos submitted')).toBeTruthy();
    expect(screen.getByText('2 photos')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/features?rid=${photoSetId}&step=photos`);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete these photos?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(device.photoWorld.kept.size).toBe(0));
  });

  it('lead to their page once they are out', async () => {
    const device = aContributor();
    const { photoSetId } = await device.photos.send(company, somePhotos);
    device.photoWorld.comeOut(photoSetId);
    await asMember(contributions, screens.contributions, device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'See how it stands' }));
    expect((await screen.findByRole('link', { name: 'View photos' })).getAttribute('href')).toBe(`/photos/set/${photoSetId}`);
  });
});

describe('the salaries among the contributions of a device (R-090)', () => {
  it('stand beside reviews, and each is asked for by its own press (F-07)', async () => {
    const device = aContributor();
    await device.reviews.send(company, draft);
    await device.salaries.send(company, aSalary);
    const [key] = await device.salaries.held();
    await asMember(contributions, screens.contributions, device.swaps);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['A review of Koyal Pay', 'A salary at Koyal Pay']);
    await userEvent.click(within(rows[1] ?? document.body).getByRole('button', { name: 'See how it stands' }));
    expect(await screen.findByText('Salary submitted')).toBeTruthy();
    expect(screen.getByText('₹18,50,000 a year, fixed')).toBeTruthy();
    expect(screen.queryByText(draft.likes)).toBeNull();
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/contribute/salary-v3?step=send#salary=${key?.publicKey}`);
  });

  it('lead to the figures that count them once they are live, and are deleted after one question', async () => {
    const device = aContributor();
    const { salaryId } = await device.salaries.send(company, aSalary);
    device.salaryWorld.comeOut(salaryId);
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    expect((await screen.findByRole('link', { name: 'View salaries' })).getAttribute('href')).toBe('/salaries/koyal-pay-salaries');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this salary?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
    expect([device.salaryWorld.kept.size, await device.salaries.held()]).toEqual([0, []]);
  });

  it('say of one that is gone that it is, and can be taken off the list', async () => {
    const device = aContributor();
    await device.salaries.send(company, aSalary);
    device.salaryWorld.kept.clear();
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    expect(await screen.findByText(/This salary is gone/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take it off the list' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
  });

  it('begin anew by a way to each kind where there is none', async () => {
    await asMember(contributions, screens.contributions, aContributor().swaps);
    await screen.findByRole('link', { name: 'Review a company' });
    const ways = ['Review a company', 'Tell of an interview', 'Add photos', 'Say what you earn', 'Say which benefits you get'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/contribute/company-review-v3',
      '/contribute/interview-story',
      '/features',
      '/contribute/salary-v3',
      '/contribute/company-benefits',
    ]);
  });
});

describe('the interviews among the contributions of a device (R-090)', () => {
  it('are asked for by their own press, say what was told, and lead to their story once they are live', async () => {
    const device = aContributor();
    const { interviewId } = await device.interviews.send(company, toldInterview);
    device.interviewWorld.comeOut(interviewId);
    await asMember(contributions, screens.contributions, device.swaps);
    expect((await screen.findByRole('listitem')).textContent).toContain('An interview at Koyal Pay');
    expect(screen.queryByText(toldInterview.story)).toBeNull();
    await seeHowItStands();
    expect(await screen.findByText(toldInterview.story)).toBeTruthy();
    expect([screen.getByText('2 rounds'), screen.getByText('2 questions')]).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'View interview' }).getAttribute('href')).toBe(`/interviews/story/${interviewId}`);
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/contribute/interview-story?rid=${interviewId}&step=send`);
  });

  it('are deleted after one question, which says that questions stay that others answered', async () => {
    const device = aContributor();
    await device.interviews.send(company, toldInterview);
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    expect(await screen.findByText('Interview submitted')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this interview?' });
    expect(dialog.textContent).toContain('but for those that others answered or were asked as well: they stay.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
    expect([device.interviewWorld.kept.size, await device.interviews.held()]).toEqual([0, []]);
  });

  it('say what moderators decided about them, and are appealed by their key (F-28)', async () => {
    const device = aContributor();
    const { interviewId } = await device.interviews.send(company, toldInterview);
    device.interviewWorld.takeDown(interviewId, { rule: 'personal-details', note: 'The manager is named.' });
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    expect(await screen.findByText('A moderator took your interview down. Only you and moderators still see it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit interview' })).toBeTruthy();
    await userEvent.click(screen.getByText('Ask for a second look'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Why it should stand' }), 'I named nobody.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText(/A second look is asked for/)).toBeTruthy();
    expect([...device.interviewWorld.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('the next step of an interview (R-085)', () => {
  it('says when it comes out, and leads to what others tell', async () => {
    const device = aContributor();
    const { interviewId } = await device.interviews.send(company, toldInterview);
    await asMember(nextStep, `${screens.nextStep}?rid=${interviewId}`, device.swaps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your interview is on its way' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Interviews at Koyal Pay' })).getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions');
  });
});

describe('the benefits among the contributions of a device (R-083, R-090)', () => {
  it('are asked for by their own press, say what was told, and lead to the shares that count them once they are live', async () => {
    const device = aContributor();
    const { benefitsId } = await device.benefits.send(company, toldBenefits);
    device.benefitsWorld.comeOut(benefitsId);
    await asMember(contributions, screens.contributions, device.swaps);
    expect((await screen.findByRole('listitem')).textContent).toContain('Benefits at Koyal Pay');
    expect(screen.queryByText('After nine.')).toBeNull();
    await seeHowItStands();
    expect(await screen.findByText('After nine.')).toBeTruthy();
    expect(screen.getByText('1 yes, 1 no')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View benefits' }).getAttribute('href')).toBe('/benefits/koyal-pay-benefits/cab');
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(`/contribute/company-benefits?rid=${benefitsId}`);
  });

  it('are deleted after one question', async () => {
    const device = aContributor();
    await device.benefits.send(company, toldBenefits);
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    expect(await screen.findByText('Benefits submitted')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete these answers?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing was contributed from this device yet.')).toBeTruthy();
    expect([device.benefitsWorld.kept.size, await device.benefits.held()]).toEqual([0, []]);
  });

  it('say what moderators decided about their note, and are appealed by their key (F-28)', async () => {
    const device = aContributor();
    const { benefitsId } = await device.benefits.send(company, toldBenefits);
    device.benefitsWorld.takeDown(benefitsId, { rule: 'personal-details', note: 'The man at the desk is named.' });
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    expect(await screen.findByText('A moderator took your note down. Only you and moderators still see it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit benefits' })).toBeTruthy();
    await userEvent.click(screen.getByText('Ask for a second look'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Why it should stand' }), 'I named nobody.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText(/A second look is asked for/)).toBeTruthy();
    expect([...device.benefitsWorld.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('the next step of benefits (R-085)', () => {
  it('says when they count, and that they are never shown alone (F-02)', async () => {
    const device = aContributor();
    await device.benefits.prepare('form');
    const { benefitsId } = await device.benefits.send(company, toldBenefits);
    await asMember(nextStep, `${screens.nextStep}?rid=${benefitsId}`, device.swaps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your answers are on their way' })).toBeTruthy();
    expect(screen.getByText(/they are never shown alone/)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Benefits at Koyal Pay' })).getAttribute('href')).toBe('/benefits/koyal-pay-benefits');
  });
});

describe('the next step of a salary (R-085)', () => {
  it('says when it counts, and that it is never shown alone (F-02)', async () => {
    const device = aContributor();
    await device.salaries.prepare('form');
    const { salaryId } = await device.salaries.send(company, aSalary);
    const { router } = await asMember(nextStep, `${screens.nextStep}?rid=${salaryId}`, device.swaps);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your salary is on its way' })).toBeTruthy();
    expect(screen.getByText('It counts from an hour within the next three days, with others; it is never shown alone.')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'What jobs pay at Koyal Pay' })).getAttribute('href')).toBe('/salaries/koyal-pay-salaries');
    await waitFor(() => expect(router.current?.location.search).toBe(''));
  });
});

describe('a contribution that does not count (F-02)', () => {
  it('is not said to count once it was sent, nor in the list', async () => {
    const device = aContributor();
    const { salaryId } = await device.salaries.send(company, aSalary);
    await asMember(nextStep, `${screens.nextStep}?rid=${salaryId}`, device.swaps);
    await waitFor(() => expect(screen.getAllByText('It is kept, but not counted in any figure.')).toHaveLength(2));
    expect([screen.getByText('Salary submitted').tagName, screen.queryByText(/It counts from an hour/)]).toEqual(['P', null]);
  });

  it('is neither said to count nor not to, where it was sent before that was noted', async () => {
    const device = aContributor();
    const { salaryId } = await device.salaries.send(company, aSalary);
    const [{ publicKey = '' } = {}] = await device.salaries.held();
    await device.keys.note(publicKey, { kind: 'salary', about: 'Koyal Pay', thingId: salaryId });
    await asMember(nextStep, `${screens.nextStep}?rid=${salaryId}`, device.swaps);
    expect(await screen.findByText('Salary submitted')).toBeTruthy();
    expect([screen.queryByText(/not counted/), screen.queryByText(/It counts from an hour/)]).toEqual([null, null]);
  });

  it('would be a second one in place of one that counts, as the question says before that is deleted', async () => {
    const device = aContributor();
    await device.salaries.prepare('form');
    await device.salaries.send(company, aSalary);
    await asMember(contributions, screens.contributions, device.swaps);
    await seeHowItStands();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('To correct it, press Change. A new one will not count this year.')).toBeTruthy();
  });
});

describe('the sheet that offers what else can be contributed (R-091, R-092)', () => {
  const offers = () =>
    within(screen.getByRole('dialog', { name: 'What else can you say?' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each([
    ['review', ['Tell of an interview', 'Review a company', 'Add photos', 'Say what you earn', 'Say which benefits you get']],
    ['interview', ['Add photos', 'Review a company', 'Tell of an interview', 'Say what you earn', 'Say which benefits you get']],
    ['photo', ['Tell of an interview', 'Review a company', 'Add photos', 'Say what you earn', 'Say which benefits you get']],
    ['salary', ['Review a company', 'Tell of an interview', 'Add photos', 'Say what you earn', 'Say which benefits you get']],
    ['benefits', ['Review a company', 'Tell of an interview', 'Add photos', 'Say what you earn', 'Say which benefits you get']],
  ] as const)('opens by a press alone, and after a %s offers what comes next first', async (kind, offered) => {
    const device = aContributor();
    const send = {
      review: async () => (await device.reviews.send(company, draft)).reviewId,
      interview: async () => (await device.interviews.send(company, toldInterview)).interviewId,
      photo: async () => (await device.photos.send(company, somePhotos)).photoSetId,
      salary: async () => (await device.salaries.send(company, aSalary)).salaryId,
      benefits: async () => (await device.benefits.send(company, toldBenefits)).benefitsId,
    };
    const id = await send[kind]();
    await asMember(nextStep, `${screens.nextStep}?rid=${id}`, device.swaps);
    await screen.findByRole('heading', { level: 1, name: /on (its|their) way/ });
    expect(screen.queryByRole('dialog', { name: 'What else can you say?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Contribute' }));
    expect(offers()).toEqual(offered);
    expect(screen.getByText('Whoever looks for a job reads both together.')).toBeTruthy();
  });

  it('lets what is put away rest for its time, each kind by itself', async () => {
    const device = aContributor();
    const { view } = await asMember(contributions, screens.contributions, device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'Contribute' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not now: Review a company' }));
    expect(screen.queryByRole('button', { name: /^Not now/ })).toBeNull();
    expect([...device.storage.kept.keys()]).toEqual(['contribute.review']);
    view.unmount();
    await asMember(contributions, screens.contributions, device.swaps);
    await userEvent.click(await screen.findByRole('button', { name: 'Contribute' }));
    expect(screen.queryByRole('button', { name: /^Not now/ })).toBeNull();
    expect(offers()).toHaveLength(5);
  });
});
