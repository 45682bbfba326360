import { describe, expect, it, vi } from 'vitest';
import { Failure, type FailureKind } from '#core/failure.ts';
import type { OwnPhotoSet } from '#core/photos/photo-set-draft.ts';
import type { BroughtTicket } from '#core/photos/upload-ticket.ts';
import type { UploadTickets } from '#core/photos/upload-tickets.ts';
import { FakeBroughtTickets } from '#tests/fakes/photos/fake-brought-tickets.ts';
import { UploadTicketStore } from './upload-ticket-store.ts';

const ticket = { photoSetId: 'p1', secretKey: 's1' };
const own = { photoSetId: 'p1' } as OwnPhotoSet;

function opened(redeem: UploadTickets['redeem'], brought: BroughtTicket | 'none' = ticket) {
  const all = asked(redeem, brought);
  all.store.take();
  all.store.accept();
  return all;
}

function asked(redeem: UploadTickets['redeem'], brought: BroughtTicket | 'none' = ticket) {
  const connection = { isAway: false, check: vi.fn<() => Promise<boolean>>(async () => false) };
  const tickets = new FakeBroughtTickets(brought === 'none' ? undefined : brought);
  return { tickets, connection, store: new UploadTicketStore({ redeem }, tickets, connection) };
}

const failing = (kind: FailureKind, code?: string) => async () => {
  throw new Failure(kind, undefined, code === undefined ? {} : { code });
};

describe('a link with photos of another device (R-086)', () => {
  it('opens them once, however many wait for it, and then the form as usual', async () => {
    const redeem = vi.fn<UploadTickets['redeem']>(async () => own);
    const { store } = opened(redeem);
    expect(await Promise.all([store.open(), store.open()])).toEqual(['p1', 'p1']);
    expect([await store.open(), redeem.mock.calls]).toEqual(['p1', [[ticket]]]);
    store.settle();
    expect([await store.open(), store.ticket]).toEqual([undefined, undefined]);
  });

  it('asks for nothing before the member accepted it, and never for one that they declined', async () => {
    const redeem = vi.fn<UploadTickets['redeem']>(async () => own);
    const { store, connection, tickets } = asked(redeem);
    connection.isAway = true;
    expect([await store.open(), store.isUnanswered, store.problem]).toEqual([undefined, true, undefined]);
    store.decline();
    expect([await store.open(), store.isUnanswered, store.ticket, redeem.mock.calls]).toEqual([undefined, false, undefined, []]);
    tickets.brought = ticket;
    expect([await store.open(), store.isUnanswered, redeem.mock.calls]).toEqual([undefined, true, []]);
    store.accept();
    expect([await store.open(), store.isUnanswered]).toEqual(['p1', false]);
  });

  it('leaves the form as usual if absent, and says if it is only half', async () => {
    const plain = opened(async () => own, 'none').store;
    expect([await plain.open(), plain.problem]).toEqual([undefined, undefined]);
    const { store } = opened(async () => own, 'half');
    expect([await store.open(), store.problem, store.mayAskAgain]).toEqual([undefined, 'half', false]);
    store.settle();
    expect(store.problem).toBeUndefined();
  });

  it.each([
    ['another', failing('forbidden', 'KEY_OF_ANOTHER')],
    ['noKeys', failing('broken', 'KEYS_NOT_KEPT')],
  ] as const)('says that it is %s, and asks no more', async (problem, redeem) => {
    const { store } = opened(redeem);
    expect([await store.open(), store.problem, store.ticket, store.mayAskAgain]).toEqual([undefined, problem, undefined, false]);
  });

  it.each([
    ['offline', 'offline'],
    ['limited', 'limited'],
    ['failed', 'broken'],
  ] as const)('waits where it is %s, and opens when it is asked again', async (problem, kind) => {
    const redeem = vi.fn<UploadTickets['redeem']>(async () => own).mockImplementationOnce(failing(kind));
    const { store, connection } = opened(redeem);
    expect([await store.open(), store.problem, store.mayAskAgain]).toEqual([undefined, problem, true]);
    expect(connection.check).toHaveBeenCalledTimes(problem === 'offline' ? 1 : 0);
    expect([await store.open(), store.problem]).toEqual(['p1', undefined]);
  });

  it('gives way to another link that is opened meanwhile', async () => {
    const other = { photoSetId: 'p2', secretKey: 's2' };
    const { store, tickets } = opened(async ({ photoSetId }) => ({ ...own, photoSetId }));
    const first = store.open();
    tickets.brought = other;
    expect([await store.open(), await first, store.isUnanswered]).toEqual([undefined, undefined, true]);
    store.accept();
    expect(await store.open()).toBe('p2');
  });
});
