import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { aBrowser, openDesk, openDeskPeople } from './open-desk.ts';

const meera = 'meera@koyal-pay.example';

async function anOwner() {
  const browser = aBrowser(undefined, meera);
  await browser.desks.claim('koyal-pay', 'Meera Kulkarni');
  return browser;
}

const begin = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Read and reply: Kind seniors, rosters too late' }));
  return screen.findByRole('textbox', { name: 'Reply as Koyal Pay' });
};

describe('the desk of a company', () => {
  it('is shut to everyone who is not let in, with the way to its login', async () => {
    openDesk(aBrowser());
    expect((await screen.findByRole('link', { name: 'Log in at the desk' })).getAttribute('href')).toBe('/for-companies');
  });

  it('publishes a reply, which then is among those answered', async () => {
    const user = userEvent.setup();
    openDesk(await anOwner());
    expect(await screen.findByRole('heading', { level: 2, name: '2 reviews wait for a reply' })).toBeTruthy();
    await user.type(await begin(user), 'From January, rosters are out 14 days ahead.');
    await user.click(screen.getByRole('button', { name: 'Publish reply' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 review waits for a reply' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Answered (1)' }));
    expect(await screen.findByText('From January, rosters are out 14 days ahead.')).toBeTruthy();
  });

  it('says why a reply is refused, and gives back the rest', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDesk(browser);
    const field = await begin(user);
    await user.type(field, 'Three days is too short. Please tell us which ward you were in.');
    await user.click(screen.getByRole('button', { name: 'Publish reply' }));
    expect(await screen.findByText(/^This reply asks who wrote \(“which ward you”\), so it cannot be published\./)).toBeTruthy();
    expect(browser.world.replies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take that sentence out' }));
    expect(field).toHaveProperty('value', 'Three days is too short.');
    await user.click(screen.getByRole('button', { name: 'Publish reply' }));
    await expect.poll(() => browser.world.replies.map(({ text }) => text)).toEqual(['Three days is too short.']);
  });

  it('says which rule took a reply down, and lets another follow', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    const [known] = browser.world.reviews;
    const { reply } = await browser.replies.save('koyal-pay', known?.reviewId ?? '', 'We look into it.');
    browser.world.takeDown(reply?.replyId ?? '', 'personal-details');
    openDesk(browser);
    const note = within(await screen.findByRole('note'));
    expect(note.getByText('Taken down: Names a private person, or gives a number or address')).toBeTruthy();
    expect(note.getByText('We look into it.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Write another reply: Kind seniors, rosters too late' }));
    const field = await screen.findByRole('textbox', { name: 'Reply as Koyal Pay' });
    await user.type(field, 'We look into it');
    await user.click(screen.getByRole('button', { name: 'Publish reply' }));
    expect(await screen.findByText('These words were taken down before. Say it in another way.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('button', { name: 'Ask for a second look: Kind seniors, rosters too late' }));
    await user.type(await screen.findByRole('textbox', { name: 'Why should it be shown again?' }), 'It names no person.');
    await user.click(screen.getByRole('button', { name: 'Ask for the second look' }));
    expect(await screen.findByText('Another moderator looks at it again.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Write another reply/ })).toBeNull();
  });

  it('replies to interviews in a list of their own', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDesk(browser);
    await user.click(await screen.findByRole('button', { name: 'Interviews (1)' }));
    await user.click(await screen.findByRole('button', { name: /^Read and reply: / }));
    expect(screen.getByText('Nobody wrote for six weeks.')).toBeTruthy();
    await user.type(await screen.findByRole('textbox', { name: 'Reply as Koyal Pay' }), 'Results come within ten days now.');
    await user.click(screen.getByRole('button', { name: 'Publish reply' }));
    await expect.poll(() => browser.world.replies.map(({ aboutId }) => aboutId)).toEqual([browser.world.interviews[0]?.interviewId]);
    await user.click(await screen.findByRole('button', { name: 'Answered (1)' }));
    expect(await screen.findByText('Results come within ten days now.')).toBeTruthy();
  });

  it('replies to notes about benefits in a list of their own', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDesk(browser);
    await user.click(await screen.findByRole('button', { name: 'Benefits (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Read and reply: A note about Cab or bus to work at Koyal Pay' }));
    expect(screen.getByText('Only for the night shift.')).toBeTruthy();
    await user.type(await screen.findByRole('textbox', { name: 'Reply as Koyal Pay' }), 'From May the cab comes for all shifts.');
    await user.click(screen.getByRole('button', { name: 'Publish reply' }));
    await expect.poll(() => browser.world.replies.map(({ aboutId }) => aboutId)).toEqual([browser.world.benefits[0]?.benefitsId]);
  });

  it('asks before a reply is taken back', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    await browser.replies.save('koyal-pay', browser.world.reviews[0]?.reviewId ?? '', 'We look into it.');
    openDesk(browser);
    await user.click(await screen.findByRole('button', { name: 'Answered (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Change the reply: Kind seniors, rosters too late' }));
    await user.click(screen.getByRole('button', { name: 'Take the reply back' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take the reply back?' }));
    expect(browser.world.replies).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Take the reply back' }));
    await expect.poll(() => browser.world.replies.at(-1)?.text).toBe('');
  });

  it('keeps a reply that is not sent for the next visit', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDesk(browser);
    await user.type(await begin(user), 'We look into it.');
    cleanup();
    openDesk(browser);
    expect(await begin(user)).toHaveProperty('value', 'We look into it.');
  });

  it('lets in who asks, invites, and hands over', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    await aBrowser(browser.world, 'arvind@koyal-pay.example').desks.claim('koyal-pay', 'Arvind Salvi');
    openDeskPeople(browser);
    expect((await screen.findByRole('link', { name: 'People 1' })).getAttribute('aria-current')).toBe('page');
    const people = within(await screen.findByRole('region', { name: 'People with access' }));
    await user.click(people.getByRole('button', { name: 'Let in: Arvind Salvi' }));
    expect(await people.findByText(/arvind@koyal-pay\.example · Writer/)).toBeTruthy();
    await user.click(people.getByText('Let a colleague in'));
    await user.type(people.getByRole('textbox', { name: 'Their name' }), 'Fatima Shaikh');
    await user.type(people.getByRole('textbox', { name: 'Their email at your domain' }), 'f.shaikh@gmail.com');
    await user.click(people.getByRole('button', { name: 'Let in' }));
    expect(await people.findByText('Only addresses of the company’s domain can be let in.')).toBeTruthy();
    await user.click(people.getByRole('button', { name: 'Hand over the desk to Arvind Salvi' }));
    const question = within(await screen.findByRole('dialog', { name: 'Hand over the desk to Arvind Salvi' }));
    await user.click(question.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText(/You are Meera Kulkarni, writer/)).toBeTruthy();
  });

  it('gives a link whose reviews say that the employer invited them', async () => {
    const user = userEvent.setup();
    const clipboards = new FakeClipboards();
    openDeskPeople(await anOwner(), clipboards);
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    expect(clipboards.text).toMatch(/\/contribute\/company-review-v3\?company=koyal-pay&invited=true$/);
  });

  it('says who decides where a claim waits', async () => {
    const browser = aBrowser(undefined, 'hr@orbit.example');
    await browser.desks.claim('koyal-pay', 'Rohan');
    openDesk(browser);
    expect(await screen.findByRole('heading', { name: 'A person looks at it' })).toBeTruthy();
  });
});
