import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { drawingOf } from '#core/personas/avatar.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import * as community from '#web/app/communities/community-wiring.ts';
import * as companyPosts from '#web/app/communities/company-posts-wiring.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { compose } from '#tests/screens/composer/composing.tsx';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help' });
const koyal = aCommunity({ type: 'company', name: 'Koyal Pay', slug: 'koyal-pay' });

const backend = () => new FakeContent([notice, koyal], [aPost({ postId: 'p1', title: 'वेतन', content: 'يدفعون متأخرا', community: notice })]);
const member = aWriter();

describe('communities that are dense but calm (T-13)', () => {
  it('can be joined from the tab of a company, too (R-050, T-14)', async () => {
    const content = backend();
    const companies = new FakeCompanies([aCompany({ name: 'Koyal Pay', industry: 'Payments' })]);
    withContent(companyPosts, screens.companyPosts, '/discussions/koyal-pay-discussions', content, { member, swaps: [[Companies, companies]] });
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Koyal Pay' }));
    await waitFor(() => expect(content.communities.find(({ slug }) => slug === 'koyal-pay')?.isFollowed).toBe(true));
  });

  it('ask for the words of a post before anything else', async () => {
    const { dialog } = await compose();
    const fields = dialog.getAllByRole('textbox', { hidden: true });
    expect(fields.slice(0, 2)).toEqual([dialog.getByLabelText('Title'), dialog.getByLabelText('Text')]);
    const picker = dialog.getByRole('button', { name: 'Notice period help', hidden: true });
    expect(fields[1]!.compareDocumentPosition(picker)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show the picture that a member chose beside the card that begins a post', async () => {
    withContent(communities, screens.communities, '/communities', backend(), { member });
    const card = await screen.findByRole('button', { name: /Quiet Banyan/ });
    const { upper, ground } = drawingOf({ picture: 17, colour: 'sky' });
    expect([...card.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')).toContain(upper);
    expect(card.querySelector('svg path')?.getAttribute('fill')).toBe(ground);
  });

  it('order by the member’s interests at home, and by the best inside', async () => {
    const { view } = withContent(communities, screens.communities, '/communities', backend(), { member });
    expect(await screen.findByRole('link', { name: 'For you' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Top' })).toBeNull();
    view.unmount();
    withContent(community, screens.community, '/communities/notice-period-help', backend(), { member });
    expect(await screen.findByRole('link', { name: 'Top' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'For you' })).toBeNull();
  });

  it('let each text run in its script’s direction, and keep a rail beside', async () => {
    const content = backend();
    content.comments = [aComment({ postId: 'p1', content: 'صحيح' })];
    withContent(post, screens.post, '/p/p1', content);
    expect((await screen.findByRole('heading', { level: 1, name: 'वेतन' })).closest('[dir=auto]')).toBeTruthy();
    for (const text of ['يدفعون متأخرا', 'صحيح']) expect((await screen.findByText(text)).closest('[dir=auto]')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Write a comment' }).getAttribute('dir')).toBe('auto');
    expect(within(screen.getByRole('main')).getByRole('complementary')).toBeTruthy();
  });
});
