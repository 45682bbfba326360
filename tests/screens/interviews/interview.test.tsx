import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Interviews } from '#core/interviews/interviews.ts';
import { interviewPath, screens } from '#core/navigation/screens.ts';
import type { OwnMarks } from '#core/votes/own-marks.ts';
import type { Resource, Tally, Vote } from '#core/votes/vote.ts';
import { Votes, type CountedVote } from '#core/votes/votes.ts';
import { VoteWays } from '#core/votes/vote-ways.ts';
import * as wiring from '#web/app/interviews/interview-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeVoteWays } from '#tests/fakes/votes/fake-vote-ways.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { anInterview, shownInterviews } from './an-interview.ts';

class RememberedVotes implements Votes {
  readonly remembered: (Resource & { readonly vote: Vote })[] = [];

  async cast(resource: Resource, vote: Vote): Promise<Tally> {
    this.remembered.push({ ...resource, vote });
    return { upVotes: 4, downVotes: 0, myVote: vote };
  }

  async castAll(): Promise<readonly CountedVote[]> {
    return [];
  }

  async tallyOf(): Promise<Tally> {
    return { upVotes: 3, downVotes: 0, myVote: 'none' };
  }

  async mineOn(): Promise<ReadonlyMap<string, Vote>> {
    return new Map();
  }

  async marksOn(): Promise<OwnMarks> {
    return { votes: new Map(), choices: new Map(), follows: [], saved: [], helpful: [], areOthers: false };
  }
}

const story = anInterview({ interviewId: 'i1', helpful: 3 });

const opened = (interviewId: string, options: Parameters<typeof open>[4] = {}, votes = new RememberedVotes()) =>
  open(
    wiring,
    screens.interview,
    interviewPath(interviewId),
    [
      [Interviews, shownInterviews([story])],
      [Votes, votes],
      [VoteWays, new FakeVoteWays()],
    ],
    options,
  );

describe('the story of one interview', () => {
  it('is below the way to it, and leads to all of its company', async () => {
    const { router } = opened('i1');
    expect(await screen.findByRole('heading', { level: 1, name: 'An interview for Software Engineer at Koyal Pay' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All interviews at Koyal Pay' }).getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions');
    expect(screen.queryByRole('link', { name: 'Open only this interview' })).toBeNull();
    expect(router.current?.loaded?.head()).toMatchObject({
      canonical: '/interviews/story/i1',
      structured: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Interviews', item: '/interviews' },
          { position: 2, item: '/interviews/koyal-pay-interview-questions' },
          { position: 3, name: 'An interview for Software Engineer at Koyal Pay', item: '/interviews/story/i1' },
        ],
      },
    });
    expect(JSON.stringify(router.current?.loaded?.head())).not.toContain(story.week);
  });

  it('is found helpful by a member', async () => {
    const votes = new RememberedVotes();
    opened('i1', { member: aMember() }, votes);
    const helpful = await screen.findByRole('button', { name: /^Helpful/ });
    expect(helpful.textContent).toBe('Helpful3people say so');
    fireEvent.click(helpful);
    await waitFor(() => expect(votes.remembered).toEqual([{ resourceId: 'i1', resourceType: 'INTERVIEW', vote: 'up' }]));
    expect(helpful.getAttribute('aria-pressed')).toBe('true');
  });

  it('hides nothing from a guest, and tells what a vote needs (F-05)', async () => {
    const { shell } = opened('i1');
    fireEvent.click(await screen.findByRole('button', { name: /^Helpful/ }));
    await waitFor(() => expect(shell.get(LoginStore).isWanted).toBe(true));
    expect(screen.getByText('Read up on queues.')).toBeTruthy();
  });

  it('that is gone says where what is taken down has a line', async () => {
    const { router } = opened('gone');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this interview.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the ledger' }).getAttribute('href')).toBe('/transparency');
    expect(router.current?.loaded?.head().status).toBe(404);
  });

  it('is said in Hindi', async () => {
    opened('i1', { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Koyal Pay में सॉफ़्टवेयर इंजीनियर का एक इंटरव्यू' })).toBeTruthy();
  });
});
