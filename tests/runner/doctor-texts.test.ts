import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { textNames } from '#core/texts/instance-text.ts';
import { textsFinding } from '#scripts/doctor/text-findings.ts';
import { koyalTrust } from '#tests/fakes/operator/fake-operators.ts';

function aFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-texts-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  for (const folder of ['texts', 'blog']) mkdirSync(join(dataDir, folder));
  return { dataDir, put: (path: string, text: string) => writeFileSync(join(dataDir, path), text) };
}

const nobody = { name: null, mail: null, officer: null, isDemo: false };

describe('the doctor, of texts (R-244, R-245)', () => {
  it('names those that the host has not written, and the settings that they wait for', async () => {
    const { dataDir, put } = aFolder();
    put('texts/terms-of-use.hi.md', '# शर्तें');
    const { verdict, sentence } = await textsFinding(dataDir, nobody);
    expect(verdict).toBe('look');
    expect(sentence).toContain('OPERATOR_NAME, CONTACT_MAIL, GRIEVANCE_OFFICER');
    expect(sentence).toContain('faq, about-us, our-team, privacy-policy, community-guidelines:');
    expect((await textsFinding(dataDir, koyalTrust)).sentence).not.toContain('OPERATOR_NAME');
  });

  it('is content with a demo, and where all are the host’s own', async () => {
    const { dataDir, put } = aFolder();
    expect((await textsFinding(dataDir, { ...nobody, isDemo: true })).verdict).toBe('ok');
    for (const name of textNames) put(`texts/${name}.en.md`, '# Ours\n\nBy {operator}.');
    expect(await textsFinding(dataDir, koyalTrust)).toEqual({ part: 'texts', verdict: 'ok', sentence: 'All are your own.' });
    expect((await textsFinding(dataDir, nobody)).sentence).toBe('They say that you have not set OPERATOR_NAME.');
  });

  it.each([
    ['texts/faq.en.md', 'No title.', /faq\.en\.md is passed over: It has no heading/],
    ['texts/faqs.en.md', '# Title', /faqs\.en\.md is passed over: No text has this name/],
    ['blog/hello.md', '# Title', /hello\.md is passed over: No text has this name/],
    ['blog/2026-11-27-hello.en.md', '', /hello\.en\.md is passed over: It has no heading/],
  ])('names %s where it is passed over', async (path, text, sentence) => {
    const { dataDir, put } = aFolder();
    put(path, text);
    expect(await textsFinding(dataDir, koyalTrust)).toEqual({ part: 'texts', verdict: 'wrong', sentence: expect.stringMatching(sentence) });
  });

  it('names a placeholder that means nothing', async () => {
    const { dataDir, put } = aFolder();
    put('blog/2026-11-27-hello.en.md', '# Hello {brandd}');
    expect(await textsFinding(dataDir, koyalTrust)).toMatchObject({ verdict: 'look', sentence: expect.stringContaining('{brandd}, which means nothing') });
  });
});
