import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BenefitNote } from '#core/benefits/benefit.ts';
import { Benefits } from '#core/benefits/benefits.ts';
import { Companies } from '#core/companies/companies.ts';
import { benefitNotePath, benefitsPath, screens } from '#core/navigation/screens.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import * as noteWiring from '#web/app/benefits/benefit-note-wiring.ts';
import * as wiring from '#web/app/benefits/benefit-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { koyal } from '#tests/companies.ts';
import type { KnownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { reported, reportedBy } from './reported-benefits.ts';

const swapsOf = (all: readonly KnownBenefits[]) =>
  [
    [Companies, new FakeCompanies([koyal])],
    [Benefits, new FakeBenefits([koyal], all)],
    [Nudges, new FakeNudges()],
  ] as const;

const opened = (all: readonly KnownBenefits[], benefit = 'cab', options: Parameters<typeof open>[4] = {}) =>
  open(wiring, screens.benefit, benefitsPath('koyal-pay', benefit), swapsOf(all), options);

const noted = reported(['cab'], [], { benefit: 'cab', text: 'Only after nine in the evening.' });

describe('one benefit of a company (R-034)', () => {
  it('says how many get it and what people note weekly, newest first', async () => {
    const older = reported([], ['cab'], { benefit: 'cab', text: 'Never saw one.' }, '2026-W20');
    const { router } = opened([older, noted, ...reportedBy(6, ['cab'])]);
    expect(await screen.findByText('90% of 8+ people say yes')).toBeTruthy();
    const notes = await screen.findAllByRole('article');
    expect(notes.map((note) => note.querySelector('p')?.textContent)).toEqual(['Only after nine in the evening.', 'Never saw one.']);
    expect(within(notes[0] as HTMLElement).getByText('week of 28 September 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All benefits at Koyal Pay' }).getAttribute('href')).toBe('/benefits/koyal-pay-benefits');
    const head = router.current?.loaded?.head();
    expect(head).toMatchObject({ canonical: '/benefits/koyal-pay-benefits/cab', status: 200, structured: { '@type': 'BreadcrumbList' } });
    expect(JSON.stringify(head)).not.toContain(noted.week);
  });

  it('that nobody shared says so, and is listed for search engines too', async () => {
    const { router } = opened([noted], 'gym');
    expect(await screen.findByText('Nobody has written a note about this benefit yet.')).toBeTruthy();
    expect(router.current?.loaded?.head().canonical).toBe('/benefits/koyal-pay-benefits');
  });

  it('of fewer than eight people tells no share (F-02)', async () => {
    opened(reportedBy(7, ['cab']));
    expect(await screen.findByText('Too few answers to show')).toBeTruthy();
    expect(screen.queryByText(/say yes/)).toBeNull();
  });

  it('that is in no list is missing', async () => {
    const { router } = opened([], 'palanquin');
    expect(await screen.findByRole('heading', { name: 'There is no such benefit.' })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });

  it('lets a member report a note, and tells a guest what that needs (F-05)', async () => {
    const { shell, view } = opened([noted]);
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await waitFor(() => expect(shell.get(LoginStore).isWanted).toBe(true));
    view.unmount();
    const member = opened([noted], 'cab', { member: aMember() });
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
    expect(member.shell.get(PostActionsStore).question).toEqual({ kind: 'report', resource: { resourceId: noted.benefitsId, resourceType: 'BENEFITS' } });
  });
});

describe('one note about a benefit', () => {
  const at = (benefitsId: string) => open(noteWiring, screens.benefitNote, benefitNotePath(benefitsId), swapsOf([noted, reported(['gym'])]));

  it('is at its own address, below the way to it', async () => {
    const { router } = at(noted.benefitsId);
    expect(await screen.findByRole('heading', { level: 1, name: 'A note about Cab or bus to work at Koyal Pay' })).toBeTruthy();
    expect(screen.getByText('Only after nine in the evening.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cab or bus to work at Koyal Pay' }).getAttribute('href')).toBe('/benefits/koyal-pay-benefits/cab');
    expect(router.current?.loaded?.head()).toMatchObject({ canonical: benefitNotePath(noted.benefitsId), status: 200 });
  });

  it('has the reply of the company and what its writer answers below it', async () => {
    class AnsweredBenefits extends FakeBenefits {
      override async note(benefitsId: string): Promise<BenefitNote> {
        const answer = { text: 'It came twice.', week: '2026-W47' };
        return { ...(await super.note(benefitsId)), reply: { replyId: 'y000000000000001', text: 'It comes for all now.', week: '2026-W46', answer } };
      }
    }
    open(noteWiring, screens.benefitNote, benefitNotePath(noted.benefitsId), [[Benefits, new AnsweredBenefits([koyal], [noted])]]);
    expect(await screen.findByText('It comes for all now.')).toBeTruthy();
    expect(screen.getByText('It came twice.')).toBeTruthy();
    expect(screen.getByText('Earlier wordings of the reply')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Report this reply' })).toBeTruthy();
  });

  it('that is gone leads to where everyone can read why', async () => {
    const { router } = at('gone');
    expect(await screen.findByRole('heading', { level: 1, name: 'This note is not here.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the ledger' })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });
});
