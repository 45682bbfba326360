import { expect, it } from 'vitest';
import { tokensInQuarter, type ContributionTokens, type OfEachKind } from '#core/contributions/contribution-tokens.ts';
import { countedKinds } from '#core/persona-keys/issuer-key.ts';
import type { TokenRequest } from '#core/persona-keys/persona-tokens.ts';
import { blinded } from '#openapi/signing/blind-token.ts';

/** Opens an installation and returns a reader's tokens, with or without a proof. */
type OpenTokens = (isProven?: boolean) => Promise<ContributionTokens>;

export async function countedRequests(tokens: Pick<ContributionTokens, 'keys'>, byte = 1): Promise<OfEachKind<TokenRequest>> {
  const requests = countedKinds.map(async (kind) => {
    const { keyId = '', publicKey = '' } = (await tokens.keys(kind)).items[0] ?? {};
    return [kind, { keyId, blindedMessage: blinded(publicKey, Buffer.of(byte)).blindedMessage }] as const;
  });
  return Object.fromEntries(await Promise.all(requests)) as OfEachKind<TokenRequest>;
}

/** Promises of ContributionTokens for every adapter (F-07). */
export function keepsContributionTokens(open: OpenTokens): void {
  it('issues a few tokens for an account, and answers the same request the same', async () => {
    const tokens = await open();
    const { items } = await tokens.keys('contribution');
    expect(items).toHaveLength(1);
    const { keyId = '', publicKey = '' } = items[0] ?? {};
    const requests = Array.from({ length: tokensInQuarter + 1 }, (_, at) => ({ keyId, blindedMessage: blinded(publicKey, Buffer.of(at)).blindedMessage }));
    const signatures = [];
    for (const request of requests.slice(0, tokensInQuarter)) signatures.push(await tokens.issue(request));
    for (const [at, signature] of signatures.entries()) expect(await tokens.issue(requests[at]!)).toBe(signature);
    await expect(tokens.issue(requests.at(-1)!)).rejects.toMatchObject({ kind: 'conflict', code: 'CONTRIBUTION_TOKENS_SPENT' });
    await expect(tokens.issue({ ...requests[0]!, keyId: keyId.replace(/.{4}$/, '0000') })).rejects.toMatchObject({ code: 'ISSUER_KEY_OLD' });
  });

  it('signs with a key named for its purpose, and only sound numbers', async () => {
    const tokens = await open();
    const { keyId = '', period } = (await tokens.keys('contribution')).items[0] ?? {};
    expect([period, keyId]).toEqual(['2026-q4', expect.stringMatching(/^contribution-2026-q4-[0-9a-f]{64}$/)]);
    const blindedMessage = Buffer.alloc(256, 0xff).toString('base64url');
    await expect(tokens.issue({ keyId, blindedMessage })).rejects.toMatchObject({ kind: 'invalid', code: 'TOKEN_INVALID' });
  });

  it('issues a year’s tokens at once, and answers equal requests the same', async () => {
    const tokens = await open();
    const requests = await countedRequests(tokens);
    const signatures = await tokens.issueCounted(requests);
    expect(Object.keys(signatures).toSorted()).toEqual([...countedKinds].toSorted());
    expect(new Set(Object.values(signatures)).size).toBe(countedKinds.length);
    expect(await tokens.issueCounted(requests)).toEqual(signatures);
    await expect(tokens.issueCounted(await countedRequests(tokens, 2))).rejects.toMatchObject({ kind: 'conflict', code: 'CONTRIBUTION_TOKENS_SPENT' });
    for (const kind of countedKinds)
      expect((await tokens.keys(kind)).items).toMatchObject([{ period: '2026', keyId: expect.stringMatching(new RegExp(`^${kind}-2026-[0-9a-f]{64}$`)) }]);
  });

  it('signs no kind with the key of another', async () => {
    const tokens = await open();
    const requests = await countedRequests(tokens);
    const swapped = { ...requests, salary: requests.review, review: requests.salary };
    await expect(tokens.issueCounted(swapped)).rejects.toMatchObject({ code: 'ISSUER_KEY_OLD' });
    await expect(tokens.issue(requests.review)).rejects.toMatchObject({ code: 'ISSUER_KEY_OLD' });
  });

  it('issues none that counts to an account without a proof, which has the others', async () => {
    const tokens = await open(false);
    await expect(tokens.issueCounted(await countedRequests(tokens))).rejects.toMatchObject({ kind: 'conflict', code: 'NOT_COUNTED' });
    const { keyId = '', publicKey = '' } = (await tokens.keys('contribution')).items[0] ?? {};
    expect(await tokens.issue({ keyId, blindedMessage: blinded(publicKey, Buffer.of(1)).blindedMessage })).toBeTruthy();
  });
}
