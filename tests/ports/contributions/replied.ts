import { expect, it } from 'vitest';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import type { OwnFacts, RepliedContributions } from '#core/contributions/own-contributions.ts';
import type { OpenedKey, Telling } from './own-contributions.ts';

type Replied = OwnFacts & { readonly reply: EmployerReply | null };

/** Promises of RepliedContributions, for every kind that companies reply to. */
export function keepsReplied<Own extends Replied, New, Changed>(
  open: () => Promise<OpenedKey<RepliedContributions<New, Own, Changed>>>,
  { kind, first }: Telling<Own, New, Changed>,
): void {
  async function replied() {
    const opened = await open();
    const id = kind.idOf(await opened.mine.create('koyal-pay', first, opened.token));
    await opened.comeOut(id);
    await opened.letReply(id, 'Rosters are out 14 days ahead now.');
    return { ...opened, id };
  }

  it('has the reply answered by its key alone, changed, and taken back', async () => {
    const { mine, others, id } = await replied();
    const week = expect.stringMatching(/^2026-W\d\d$/);
    await expect(others.answerReply(id, 'They did not come.')).rejects.toMatchObject({ kind: 'missing' });
    expect((await mine.answerReply(id, ' They came late. ')).reply).toMatchObject({ answer: { text: 'They came late.', week } });
    expect((await mine.answerReply(id, 'They come in time now.')).reply?.answer?.text).toBe('They come in time now.');
    expect((await mine.answerReply(id, '')).reply).toMatchObject({ text: 'Rosters are out 14 days ahead now.', answer: null });
  });

  it('has nothing answered where no company replied, or in words that lead to a person', async () => {
    const { mine, token, comeOut } = await open();
    const id = kind.idOf(await mine.create('koyal-pay', first, token));
    await comeOut(id);
    await expect(mine.answerReply(id, 'They came late.')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(mine.answerReply(id, 'Call me on 98220 12345.')).rejects.toMatchObject({ code: 'TEXT_REACHABLE' });
  });
}
