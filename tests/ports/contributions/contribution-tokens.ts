import { expect, it } from 'vitest';
import { tokensInQuarter, type ContributionTokens } from '#core/contributions/contribution-tokens.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';

/** Opens an installation, and answers the tokens of a member who reads there. */
type OpenTokens = () => Promise<ContributionTokens>;

/** The promises of ContributionTokens, held by every adapter (F-07). */
export function keepsContributionTokens(open: OpenTokens): void {
  it('issues a few tokens for an account, and answers the same request the same', async () => {
    const tokens = await open();
    const { items } = await tokens.keys();
    expect(items).toHaveLength(1);
    const { keyId = '', publicKey = '' } = items[0] ?? {};
    const requests = Array.from({ length: tokensInQuarter + 1 }, (_, at) => ({ keyId, blindedMessage: blinded(publicKey, Buffer.of(at)).blindedMessage }));
    const signatures = [];
    for (const request of requests.slice(0, tokensInQuarter)) signatures.push(await tokens.issue(request));
    for (const [at, signature] of signatures.entries()) expect(await tokens.issue(requests[at]!)).toBe(signature);
    await expect(tokens.issue(requests.at(-1)!)).rejects.toMatchObject({ kind: 'conflict', code: 'CONTRIBUTION_TOKENS_SPENT' });
    await expect(tokens.issue({ ...requests[0]!, keyId: keyId.replace(/.{4}$/, '0000') })).rejects.toMatchObject({ code: 'ISSUER_KEY_OLD' });
  });

  it('signs with a key whose name says what it is for, and nothing that is no number below it', async () => {
    const tokens = await open();
    const { keyId = '', quarter } = (await tokens.keys()).items[0] ?? {};
    expect([quarter, keyId]).toEqual(['2026-q4', expect.stringMatching(/^contribution-2026-q4-[0-9a-f]{64}$/)]);
    const blindedMessage = Buffer.alloc(256, 0xff).toString('base64url');
    await expect(tokens.issue({ keyId, blindedMessage })).rejects.toMatchObject({ kind: 'invalid', code: 'TOKEN_INVALID' });
  });
}
