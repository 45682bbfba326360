import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualGroupSize } from '#core/communities/communities.ts';
import { usualPageSize } from '#core/page.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aCommunity } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const manyCompanies = Array.from({ length: usualPageSize + 5 }, (_, at) =>
  aCommunity({ type: 'company', category: `Industry ${at % 7}`, name: `Company ${at}`, topicMeta: { posts: 1, followers: 900 - at } }),
);
const talk = aCommunity({ name: 'Salary talk', category: 'Money' });
const sales = aCommunity({ type: 'department', category: 'department', name: 'Sales' });

const explore = (visitor?: Parameters<typeof withContent>[4], url = '/communities?find=') =>
  withContent(communities, '/communities', url, new FakeContent([...manyCompanies, talk, sales]), visitor);

const joins = () => within(screen.getByRole('main')).getAllByRole('button', { name: /^Join: / });
const named = (name: string) => screen.queryByRole('link', { name });

describe('communities to find (R-052, R-055)', () => {
  it('are some of each kind, with a way to all of a full one (R-055)', async () => {
    explore();
    expect(await screen.findByRole('link', { name: 'Company 9' })).toBeTruthy();
    expect(named(`Company ${usualGroupSize}`)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'All companies' }));
    expect(await screen.findByRole('link', { name: 'Company 19' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'All topics' })).toBeNull();
  });

  it('are read to the end page by page (R-055)', async () => {
    explore(undefined, '/communities?find=&type=company');
    await screen.findByRole('link', { name: 'Company 0' });
    expect(named(`Company ${usualPageSize}`)).toBeNull();
    const more = screen.getByRole('link', { name: 'More communities' });
    expect(more.getAttribute('href')).toMatch(/^\/communities\?find=&type=company&cursor=/);
    fireEvent.click(more);
    expect(await screen.findByRole('link', { name: `Company ${usualPageSize + 4}` })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'More communities' })).toBeNull();
  });

  it('are chosen by kind: all, topics, companies, departments, industries (R-052)', async () => {
    explore();
    const kinds = within(await screen.findByRole('navigation', { name: 'Kinds of communities' }));
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Topics', 'Companies', 'Departments', 'Industries']);
    fireEvent.click(kinds.getByRole('link', { name: 'Topics' }));
    expect(await screen.findByRole('heading', { name: 'Money' })).toBeTruthy();
    expect([named('Salary talk') !== null, named('Company 0')]).toEqual([true, null]);
    fireEvent.click(kinds.getByRole('link', { name: 'Departments' }));
    expect(await screen.findByRole('link', { name: 'Sales' })).toBeTruthy();
  });

  it('are a glance for a member, not everything at once (R-055)', async () => {
    explore({ member: aWriter() });
    await screen.findByRole('heading', { name: /^Not yet explored: Industry 0/ });
    expect(screen.getAllByRole('heading', { name: /^Not yet explored/ })).toHaveLength(4);
    expect(joins().length).toBeLessThan(30);
  });

  it('are all followed by a member, however many (R-052)', async () => {
    withContent(communities, '/communities', '/communities', new FakeContent(manyCompanies.map((each) => ({ ...each, isFollowed: true }))), {
      member: aWriter(),
    });
    expect(await screen.findByRole('link', { name: `Company ${usualPageSize + 4}` })).toBeTruthy();
  });
});
