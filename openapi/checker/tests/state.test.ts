import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../check.ts';
import type { Answered, Asked } from './answering.ts';
import { jsonOf } from './between.ts';
import { operationOf } from './contracts.ts';
import { refuse, type Json } from './planting.ts';
import { brokenOf, checked, startService, type RunningService } from './service.ts';

/** Last mail of each address, with its code as readable there. */
const mailed = new Map<string, string>();
let sends = true;
/** Sessions ended by a request, or used to enter a code. */
const spent = new Set<string>();
let sessions = 0;

const send = (address: string): void => void (sends && mailed.set(address, String(100_000 + ((mailed.size * 7_919) % 900_000))));
const addressIn = ({ workEmail, studentEmail }: Json): string => String(workEmail ?? studentEmail);

const memberToken = 'me-0';

let service: RunningService;
afterEach(() => service.close());
beforeEach(async () => {
  service = await startService();
  mailed.clear();
  spent.clear();
  sends = true;
  sessions = 0;
  service.plant({ before: withoutSpent, after: showMails });
});

/** A backend with mails of its own, and a page that shows them. */
const showMails = (answered: Answered, asked: Asked): void => {
  const operation = operationOf(asked)?.operationId;
  if (operation === 'generateEmailOtp' && answered.status === 200) send(addressIn(jsonOf(asked.body)));
  if (operation === 'verifyEmailOtp' && answered.status === 200) confirm(answered, jsonOf(asked.body));
  if (asked.url !== '/mails') return;
  answered.status = 200;
  answered.headers = { 'content-type': 'text/html' };
  answered.body = `<p>Build 202611</p>${[...mailed].map(([address, code]) => `<li>${address}: your code is ${code}.</li>`).join('')}`;
};

function confirm(answered: Answered, body: Json): void {
  if (mailed.get(addressIn(body)) !== body['otp']) refuse(answered, 422, 'MAIL_CODE_WRONG');
}

/** Removes spent sessions and those of deleted members. */
const withoutSpent = (asked: Asked): Asked => (spent.has(asked.headers['cookie'] ?? '') ? { ...asked, headers: { ...asked.headers, cookie: '' } } : asked);

const session = { cookie: `AT=${memberToken}` };
const newSession = async () => ({ cookie: `AT=me-${++sessions}` });
const examplesOf = (outcomes: readonly Outcome[]): readonly Outcome[] => outcomes.filter(({ kind }) => kind === 'examples');
const timeoutMs = 60_000;
const mail = () => `${service.baseUrl}/mails`;

describe('a code that was mailed (x-mailed-by)', () => {
  const verify = { service: 'user', only: ['verifyEmailOtp'], newSession };

  it('is read where the team says, and what carries it is held like everything else', async () => {
    const outcomes = await checked(service, { ...verify, mail: { url: mail(), timeoutMs } });
    expect(brokenOf(outcomes)).toEqual([]);
    expect(examplesOf(outcomes).map(({ state, status }) => [state, status])).toEqual([['kept', 200]]);
    expect(mailed.size).toBeGreaterThan(5);
  });

  it('is found where a service answers its entering wrongly', async () => {
    service.plant({
      after: (answered, asked) => {
        showMails(answered, asked);
        if (asked.url.endsWith('/verify') && answered.status === 200) answered.body = answered.body.replace(/"verified":"\w*"/, '"verified":"YES"');
      },
    });
    const pointers = brokenOf(await checked(service, { ...verify, mail: { url: mail(), timeoutMs } })).flatMap(({ violations }) =>
      violations.map(({ pointer }) => pointer),
    );
    expect(new Set(pointers)).toEqual(new Set(['/body/verified']));
  });

  it('is missed where it never comes, and that is a fault', async () => {
    sends = false;
    const [first] = brokenOf(await checked(service, { ...verify, mail: { url: mail(), timeoutMs: 50 } }));
    expect(first?.violations[0]?.sentence).toMatch(/^generateEmailOtp sent no mail with a code to [a-z]+@pravaha-cloudworks\.example\.$/);
  });

  it('is not known where nobody says where mails are, and that is said', async () => {
    const outcomes = await checked(service, verify);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(examplesOf(outcomes).map(({ state, violations }) => [state, violations[0]?.sentence])).toEqual([
      ['not run', 'It answers 422 MAIL_CODE_WRONG: it takes a code out of a mail; say with --mail where mails can be read.'],
    ]);
  });

  it('cannot be read where no such page is', async () => {
    await expect(checked(service, { ...verify, mail: { url: `${service.baseUrl}/nowhere`, timeoutMs } })).rejects.toThrow('No mails can be read at');
  });
});

describe('what uses up anyone who asks (x-once)', () => {
  const remove = { service: 'user', only: ['deleteUser'], session };
  const end = {
    before: withoutSpent,
    after: (answered: Answered, asked: Asked) => void (asked.method === 'DELETE' && answered.status < 300 && spent.add(asked.headers['cookie'] ?? '')),
  };

  it('is asked by someone new each time', async () => {
    service.plant(end);
    const outcomes = await checked(service, { ...remove, newSession });
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(spent.size).toBeGreaterThan(5);
    expect(spent).not.toContain(session.cookie);
    expect(JSON.stringify(outcomes)).not.toContain(memberToken);
  });

  it('is asked once where no one else can be made, and omissions are said', async () => {
    service.plant(end);
    const outcomes = await checked(service, remove);
    expect(brokenOf(outcomes)).toEqual([]);
    expect(spent).toEqual(new Set([session.cookie]));
    expect(outcomes.some(({ state }) => state === 'not run')).toBe(true);
  });

  it('gives everything else a member, too', async () => {
    const outcomes = await checked(service, { service: 'user', only: ['getPreferences'], newSession });
    expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect(sessions).toBe(1);
  });
});

describe('who asks (x-asked-by)', () => {
  const queue = { service: 'moderation', only: ['getQueueCount'] };

  it('is a member of the kind that the operation is for', async () => {
    const kinds: string[] = [];
    const ofKind = async (kind: string) => {
      kinds.push(kind);
      return newSession();
    };
    const outcomes = await checked(service, { ...queue, newSession: ofKind });
    expect(kinds).toEqual(['writer', 'moderator']);
    expect(examplesOf(outcomes)).not.toHaveLength(0);
  });

  it('is whom the team gives for that kind', async () => {
    const asked = new Set<string>();
    service.plant({
      before: (call) => {
        if (call.url.endsWith('/v1/queue/count')) asked.add(call.headers['cookie'] ?? '');
        return call;
      },
    });
    const moderator = await newSession();
    await checked(service, { ...queue, session, sessions: { moderator } });
    expect(asked).toContain(moderator.cookie);
  });
});

describe('a service that limits its members', () => {
  it('is asked everything by someone new each time the limit is near', async () => {
    service.plant({});
    const outcomes = await checked(service, { service: 'feed', only: ['createSalaryPost'], newSession });
    expect(outcomes.filter(({ violations }) => violations[0]?.sentence.startsWith('The contract limits it')).length).toBe(0);
    expect(outcomes.filter(({ kind, state }) => kind === 'bodies' && state === 'kept').length).toBeGreaterThan(50);
  });
});

describe('what is only for members', () => {
  it('is found where a guest is shown it', async () => {
    const popup = { service: 'eligibility', only: ['getEligibilityPopup'] };
    service.plant({});
    expect(brokenOf(await checked(service, popup))).toEqual([]);
    service.plant({
      after: (answered, { url }) => void (url.includes('/popup') && answered.status === 200 && (answered.body = '{"popupType":"become-writer"}')),
    });
    expect(brokenOf(await checked(service, popup)).map(({ what }) => what)).toContain('a guest is shown nothing else: popupType');
  });
});

describe('an operation that was not named', () => {
  it('and is not served makes no other broken', async () => {
    const isLead = ({ url, method }: Asked): boolean => method === 'GET' && /\/v1\/videos\/[^/]+$/.test(url);
    const options = { service: 'video', only: ['createVideo'], newSession: async () => ({ cookie: `AT=me-${++sessions}` }), isOfMeaningAlone: true };
    service.plant({ after: (answered, asked) => void (isLead(asked) && refuse(answered, 404, 'ROUTE_UNKNOWN')) });
    const outcomes = await checked(service, options);
    expect(brokenOf(outcomes).filter(({ violations }) => violations[0]?.sentence.includes('getVideo'))).toEqual([]);
    expect(outcomes.some(({ violations }) => violations[0]?.sentence === 'getVideo is not served.')).toBe(true);
  });
});
