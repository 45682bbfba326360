import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Communities } from '#core/communities/communities.ts';
import { Companies } from '#core/companies/companies.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import * as company from '#web/app/company-profiles/overview-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeBadges } from '#tests/fakes/followers/fake-badges.ts';
import { FakeCompanyNeighbours } from '#tests/fakes/followers/fake-company-neighbours.ts';
import { overviewSwaps } from '#tests/screens/company-profiles/open-overview.ts';
import { open } from '#tests/screens/open.tsx';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const koyal = aCompany({ name: 'Koyal Pay', industry: 'Payments', locations: ['Pune'], followersCount: 999 });
const beside = aCompany({ name: 'Beside Pay', industry: 'Payments', locations: ['Pune'], reviewsCount: 310 });
const known = [koyal, beside];
const companies = new FakeCompanies(known);

describe('how a company is among others (R-033)', () => {
  it('shows its badges, each with its rule when pressed, which Escape shuts', async () => {
    const badges = new FakeBadges({ 'koyal-pay': [{ badge: 'responds', count: 31, of: 48 }] });
    open(company, screens.overview, overviewPath('koyal-pay'), overviewSwaps(known, { badges }));
    const list = within(await screen.findByRole('region', { name: 'Badges' }));
    const rule = list.getByText(/This company replied to 31 of 48/);
    expect(rule.closest('details')?.open).toBe(false);
    fireEvent.click(list.getByText('Responds to reviews'));
    expect(rule.closest('details')?.open).toBe(true);
    fireEvent.keyDown(list.getByText('Responds to reviews'), { key: 'Escape' });
    expect(rule.closest('details')?.open).toBe(false);
  });

  it('shows companies like it, each with what the two share', async () => {
    open(company, screens.overview, overviewPath('koyal-pay'), overviewSwaps(known, { companyNeighbours: new FakeCompanyNeighbours(known) }));
    const link = within(await screen.findByRole('region', { name: 'Similar companies' })).getByRole('link', { name: /Beside Pay/ });
    expect(link.getAttribute('href')).toBe('/overview/beside-pay-overview');
    expect(link.textContent).toContain('same industry, also in Pune, similar size');
  });

  it('leaves both out where there are none', async () => {
    open(company, screens.overview, overviewPath('koyal-pay'), overviewSwaps(known));
    await screen.findByRole('complementary', { name: 'At a glance' });
    expect(screen.queryByRole('region', { name: /Badges|Similar/ })).toBeNull();
  });
});

describe('following a company (R-036)', () => {
  const backend = () => new FakeContent([aCommunity({ type: 'company', name: 'Koyal Pay', slug: 'koyal-pay', topicMeta: { posts: 0, followers: 999 } })], []);

  it('holds at once, counts, and is left by a second press', async () => {
    const content = backend();
    withContent(company, screens.overview, overviewPath('koyal-pay'), content, { member: aWriter(), swaps: [[Companies, companies]] });
    const button = await screen.findByRole('button', { name: 'Follow Koyal Pay' });
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Following Koyal Pay. Press to stop.', pressed: true })).toBeTruthy();
    expect(await screen.findByText(/1k followers/)).toBeTruthy();
    await waitFor(() => expect(content.communities[0]?.isFollowed).toBe(true));
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Follow Koyal Pay', pressed: false })).toBeTruthy();
    await waitFor(() => expect(content.communities[0]?.isFollowed).toBe(false));
  });

  it('is known of a member who follows already', async () => {
    const content = backend();
    await content.putCommunity({ ...content.communities[0]!, isFollowed: true });
    withContent(company, screens.overview, overviewPath('koyal-pay'), content, { member: aWriter(), swaps: [[Companies, companies]] });
    expect(await screen.findByRole('button', { name: 'Following Koyal Pay. Press to stop.' })).toBeTruthy();
  });

  it('asks a guest for nothing before they press', async () => {
    const asked: string[] = [];
    const communities: Pick<Communities, 'at'> = {
      at: async ({ key }) => {
        asked.push(key);
        throw new Error('No guest asks.');
      },
    };
    open(company, screens.overview, overviewPath('koyal-pay'), [
      [Companies, companies],
      [Communities, communities],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Koyal Pay' }));
    expect(screen.getByRole('button', { name: 'Follow Koyal Pay', pressed: false })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
