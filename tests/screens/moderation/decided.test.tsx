import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aComment, aPost, anItem } from '#tests/content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { opened } from './opened-queue.ts';

describe('what was decided (R-064)', () => {
  it('shows what became of the measure and leads there, without counting waiting things', async () => {
    const post = aPost({ postId: 'p1', title: 'Which bond holds?' });
    const silenced = anItem({ itemId: 'q1', resourceId: 'p1', post, stage: 'second', cause: 'appeal', former: 'silence' });
    const comment = aComment({ commentId: 'm2', postId: 'p1', content: 'None does.' });
    const commented = anItem({ itemId: 'q2', resourceId: 'm2', resourceType: 'COMMENT', post, comment });
    opened([anItem({ itemId: 'q3' })], ({ moderations }) => {
      moderations.settle(silenced, { decision: 'keep', rule: null }, false);
      moderations.settle(commented, { decision: 'keep', rule: null }, false);
    });
    expect(await screen.findByText('1 item is waiting.')).toBeTruthy();
    fireEvent.click(await screen.findByRole('link', { name: 'Decided' }));
    const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('li') ?? document.body);
    expect((await row('Which bond holds?')).getByText('Silence lifted')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Which bond holds?' }).getAttribute('href')).toBe('/p/p1');
    expect((await row('None does.')).getByText('Stays')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'None does.' }).getAttribute('href')).toBe('/p/p1?comment=m2');
    expect(screen.queryByText('1 item is waiting.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Decided');
  });

  it('has its own heading, and one that waits is counted as one, in Hindi', async () => {
    opened([anItem()], undefined, { preferences: new FakePreferences({ language: 'hi' }) });
    const headed = (name: string) => screen.findByRole('heading', { level: 1, name });
    expect(await screen.findByText('1 बाक़ी है।')).toBeTruthy();
    expect(await headed('जिन पर फ़ैसला बाक़ी है')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'हो चुके फ़ैसले' }));
    expect(await headed('हो चुके फ़ैसले')).toBeTruthy();
  });
});
