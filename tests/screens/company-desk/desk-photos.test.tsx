import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aBrowser, aWorld, openDeskFacts } from './open-desk.ts';

const aFile = () => new File([new Uint8Array(30)], 'roof.png', { type: 'image/png' });

async function anOwner() {
  const browser = aBrowser(aWorld(), 'meera@koyal-pay.example');
  await browser.desks.claim('koyal-pay', 'Meera Kulkarni');
  return browser;
}

const section = async () => within(await screen.findByRole('region', { name: 'Photos by the company' }));

describe('the photos of a desk', () => {
  it('are added with a caption, and removed', async () => {
    const user = userEvent.setup();
    openDeskFacts(await anOwner());
    const photos = await section();
    await user.upload(photos.getByLabelText('Photo'), aFile());
    await user.selectOptions(photos.getByLabelText('What it shows'), 'Canteen');
    await user.type(photos.getByLabelText(/^A line about it/), 'Lunch for all');
    await user.click(photos.getByRole('button', { name: 'Add the photo' }));
    expect(await photos.findByRole('img', { name: 'Lunch for all' })).toBeTruthy();
    await user.click(photos.getByRole('button', { name: 'Remove: Lunch for all' }));
    expect(await photos.findByText('No photos by the company yet.')).toBeTruthy();
  });

  it('say why one is not added, and keep what was typed', async () => {
    const user = userEvent.setup();
    openDeskFacts(await anOwner());
    const photos = await section();
    await user.click(photos.getByRole('button', { name: 'Add the photo' }));
    expect(photos.getByRole('alert').textContent).toBe('Choose a photo first.');
    await user.upload(photos.getByLabelText('Photo'), aFile());
    await user.type(photos.getByLabelText(/^A line about it/), 'You are an idiot');
    await user.click(photos.getByRole('button', { name: 'Add the photo' }));
    expect(await photos.findByText(/^This cannot be published/)).toBeTruthy();
    expect(photos.getByLabelText(/^A line about it/)).toHaveProperty('value', 'You are an idiot');
  });

  it('that were taken down are said to be, without a way to remove them', async () => {
    const browser = await anOwner();
    const [added] = await browser.photos.add('koyal-pay', { album: 'office', caption: 'The gate' }, new Uint8Array(30));
    browser.world.takeDownPhoto(added?.photoSetId ?? '');
    openDeskFacts(browser);
    const photos = await section();
    expect(await photos.findByText(/^Taken down by a moderator/)).toBeTruthy();
    expect(photos.queryByRole('button', { name: 'Remove: The gate' })).toBeNull();
  });
});
