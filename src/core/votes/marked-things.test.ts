import { describe, expect, it } from 'vitest';
import { markedThingsIn } from './marked-things.ts';
import { mostMarked, mostMarkedInLists, nothingMarked } from './own-marks.ts';

describe('things of which a member may be told something else', () => {
  it('are posts, comments and questions wherever an answer has them, each once', () => {
    const post = { postId: 'p1', isMine: false, myVote: 'none', community: { entityId: 'money' } };
    const comments = [{ commentId: 'c1', postId: 'p1', myVote: 'none', replies: { items: [{ commentId: 'c2', isMine: false }] } }];
    expect(markedThingsIn([post, { items: comments }, [{ questionId: 'q1', isMine: false }], { postId: 'p2' }, null, 'p3'])).toEqual({
      ids: ['p1', 'c1', 'c2', 'q1'],
      hasCommunities: false,
      companies: [],
      jobs: [],
      contributions: [],
    });
  });

  it('are communities, too, and no more than are asked for at once', () => {
    expect(markedThingsIn([{ items: [{ entityId: 'money', isFollowed: false }] }])).toEqual({ ...nothingMarked, hasCommunities: true });
    expect(markedThingsIn([Array.from({ length: 300 }, (_, at) => ({ postId: `p${at}`, isMine: false }))]).ids).toHaveLength(mostMarked);
  });

  it('are companies to follow, jobs to save, and what can be found helpful', () => {
    const jobs = [{ jobId: 'j1', company: { urlName: 'betwa' } }, { jobId: 'j2' }, { jobId: 'j1' }];
    const found = markedThingsIn([{ companyId: 'c1', followersCount: 3 }, { companyId: 'c2', name: 'Koyal' }, { items: jobs }]);
    expect(found).toEqual({ ...nothingMarked, companies: ['c1'], jobs: ['j1', 'j2'] });
    const helpful = [{ reviewId: 'r1', helpfulCount: 2 }, { interviewId: 'i1', helpfulCount: 0 }, { photoSetId: 's1', helpfulCount: 1 }, { reviewId: 'r2' }];
    expect(markedThingsIn(helpful)).toEqual({ ...nothingMarked, contributions: ['r1', 'i1', 's1'] });
    expect(markedThingsIn([Array.from({ length: 60 }, (_, at) => ({ jobId: `j${at}` }))]).jobs).toHaveLength(mostMarkedInLists);
  });
});
