import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/interviews.ts';
import { keyInStock } from '#core/contributions/contribution-stock.ts';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { BrowserContributedInterviews } from '#web/adapters/interviews/browser-contributed-interviews.ts';
import { DeviceContributedInterviews } from '#web/adapters/interviews/device-contributed-interviews.ts';
import { httpOwnInterviews } from '#web/adapters/interviews/http-own-interviews.ts';
import { aContributingDevice, anInterviewDevice } from '#tests/contribution-device.ts';
import { OwnInterviewWorld } from '#tests/fakes/interviews/fake-own-interviews.ts';
import { keepsAppeals, keepsContributed, koyalPay } from '#tests/ports/contributions/contributed-things.ts';
import { toldInterview } from './contributed-interviews.ts';

const idOf = ({ interviewId }: { readonly interviewId: string }) => interviewId;

keepsContributed<InterviewDraft, OwnInterview, ContributedInterviews>(
  {
    kind: 'interview',
    draft: toldInterview,
    told: toldInterview,
    changes: { tips: null },
    idOf,
    inMemory: () => {
      const world = new OwnInterviewWorld();
      return { ...anInterviewDevice(world), kept: world.kept };
    },
    inABrowser: (keys, load) => new BrowserContributedInterviews(keys, load),
    overTheWire: ({ parts, clientOf }) =>
      new DeviceContributedInterviews({ ...parts, interviewsOf: (publicKey) => httpOwnInterviews(clientOf(publicKey).service(routes)) }),
  },
  (open) => keepsAppeals<InterviewDraft, OwnInterview, ContributedInterviews>(open, { draft: toldInterview, idOf }),
);

describe('an interview that was taken down', () => {
  it('is appealed by its key, in words that reach whoever decides (F-28)', async () => {
    const world = new OwnInterviewWorld();
    const { contributed } = anInterviewDevice(world);
    const { interviewId } = await contributed.send(koyalPay, toldInterview);
    const [{ publicKey = '' } = {}] = await contributed.held();
    world.takeDown(interviewId, { rule: 'personal-details', note: '' });
    expect(await contributed.appeal(publicKey, interviewId, 'I named nobody.')).toMatchObject({ moderation: [{ appeal: 'open' }] });
    expect([...world.appeals.values()]).toEqual(['I named nobody.']);
  });
});

describe('interviews beside the other contributions of one device (F-07)', () => {
  it('go by what is in stock, whatever that was made for, and are listed by their kind alone', async () => {
    const device = aContributingDevice();
    await device.reviews.prepare('form');
    const stock = keyInStock('interview', await device.keys.list(), device.parts.clock.now());
    const { interviewId } = await device.interviews.send(koyalPay, toldInterview);
    expect([device.tokens.issued.size, await device.reviews.held(), await device.salaries.held()]).toEqual([1, [], []]);
    expect(await device.interviews.held()).toMatchObject([{ publicKey: stock?.publicKey, kind: 'interview', thingId: interviewId }]);
  });
});
