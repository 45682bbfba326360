import { describe, expect, it } from 'vitest';
import { anAddress } from '#tests/contract/server.ts';
import { callNaming, openOwnedServer, type Naming, type OwnedServer } from './owned-server.ts';
import { payloads } from './payloads.ts';

/** Tag, or the beginning of one that browsers take for markup. */
const markup = /<\/?[a-z!?][^<>]*>|<\/?(?:script|style|iframe|object|svg|math|img|template)\b/i;

/** Member-written fields, with the operation that writes each repeatedly. */
const fields: Readonly<Record<string, (server: OwnedServer, text: string, turn: number) => { readonly operationId: string } & Naming>> = {
  'the title of a post': ({ things: { postId } }, title, turn) => ({
    operationId: 'updatePost',
    inPath: { postId },
    body: { version: turn + 1, title: `Words ${title}`.slice(0, 160) },
  }),
  'the content of a post': ({ things: { postId } }, text, turn) => ({
    operationId: 'updatePost',
    inPath: { postId },
    body: { version: turn + 1, content: `Words ${text}` },
  }),
  'a comment': ({ things: { commentId } }, text, turn) => ({
    operationId: 'updateComment',
    inPath: { commentId },
    body: { version: turn + 1, content: `Words ${text}` },
  }),
  'an offer': ({ things: { offerId: salaryId } }, text) => {
    const words = `Words ${text}`.slice(0, 100);
    return { operationId: 'updateSalaryPost', inPath: { salaryId }, body: { companyName: words, jobProfile: words, location: words } };
  },
};

describe('a text with markup in it (R-080, S-52, S-54)', () => {
  it.each(Object.entries(fields))('is a text when it is %s, whatever is in it', async (_where, write) => {
    expect(payloads.length).toBeGreaterThanOrEqual(120);
    const server = await openOwnedServer();
    let turn = 0;
    for (const payload of payloads) {
      const { operationId, ...naming } = write(server, payload, turn);
      const answer = await callNaming(server.owner, operationId, { ...naming, remoteAddress: anAddress() });
      expect([200, 400], `${payload}: ${answer.payload}`).toContain(answer.statusCode);
      if (answer.statusCode === 200) turn++;
      if (answer.statusCode === 200) expect(JSON.stringify(answer.json())).not.toMatch(markup);
    }
    expect(turn).toBeGreaterThan(100);
  });
});
