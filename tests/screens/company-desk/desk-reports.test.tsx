import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { aBrowser, aWorld, openDesk } from './open-desk.ts';

async function anOwner() {
  const browser = aBrowser(aWorld(), 'meera@koyal-pay.example');
  await browser.desks.claim('koyal-pay', 'Meera Kulkarni');
  return browser;
}

const title = 'Deposit never came back';

describe('reports from the desk', () => {
  it('name a rule, and are listed with what came of them', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    openDesk(browser);
    await user.click(await screen.findByRole('button', { name: `Report: ${title}` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect((await within(dialog).findAllByText('Choose what fits best.')).length).toBeGreaterThan(0);
    await user.click(within(dialog).getByRole('radio', { name: 'Knowingly false' }));
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('1 review. 1 waits for a moderator.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Report: ${title}` })).toBeNull();
  });

  it('keep what was typed where they fail', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    browser.reports.file = () => Promise.reject(new Failure('conflict', undefined, { code: 'TOO_MANY' }));
    openDesk(browser);
    await user.click(await screen.findByRole('button', { name: `Report: ${title}` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'An ad or spam' }));
    await user.type(within(dialog).getByRole('textbox'), 'It sells a course.');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('button', { name: `Report: ${title}` }));
    expect(screen.getByDisplayValue('It sells a course.')).toBeTruthy();
  });

  it('are asked about once more where the review stays', async () => {
    const user = userEvent.setup();
    const browser = await anOwner();
    const [, deposit] = browser.world.reviews;
    await browser.reports.file('koyal-pay', deposit?.reviewId ?? '', { reason: 'false' });
    browser.reported.decide(deposit?.reviewId ?? '', 'keep');
    openDesk(browser);
    expect(await screen.findByText('1 review. 1 stayed.')).toBeTruthy();
    await user.click(screen.getByText('Each of them'));
    await user.click(screen.getByRole('button', { name: `Ask for a second look: ${title}` }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Ask' }));
    expect(await within(dialog).findByText('Say why first.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'It names our team lead.');
    await user.click(within(dialog).getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Another moderator has not looked yet.')).toBeTruthy();
  });
});
