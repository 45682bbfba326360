import { grouped } from '#core/figures/counts.ts';
import type { SecurityCheck } from '../../security-checks/security-check.ts';

export const words = {
  title: 'Security checks',
  description: 'The requirements of OWASP ASVS 5.0.0, levels 1 and 2: which test shows each, or why none does.',
  answer: (tested: number, all: number, notApplicable: number, accepted: number) =>
    `A test shows ${grouped(tested)} of ${grouped(all)} requirements, ${grouped(notApplicable)} do not apply, and ${grouped(accepted)} we accept without a test.`,
  lead: 'They are those of a known standard, OWASP ASVS 5.0.0, levels 1 and 2. Each test is part of this site’s source code, so anyone can run it.',
  source: 'Numbers, levels and titles: OWASP ASVS 5.0.0, CC BY-SA 4.0. The sentences are ours.',
  counts: (tested: number, all: number) => `${grouped(tested)} of ${grouped(all)} by a test`,
  level: (level: number) => `Level ${level}`,
  kinds: { tested: 'Test', notApplicable: 'Does not apply', accepted: 'Accepted' } satisfies Record<SecurityCheck['kind'], string>,
};

export type SecurityCheckWords = typeof words;
