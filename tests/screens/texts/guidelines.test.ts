import { describe, expect, it } from 'vitest';
import { reportReasons } from '#core/moderation/report.ts';
import { lettersOf } from '#core/texts/instance-text.ts';
import { rulesNamed as inEnglish } from '#web/words/en/moderation/rules.ts';
import { rulesNamed as inHindi } from '#web/words/hi/moderation/rules.ts';
import { demoTexts } from '#tests/fakes/texts/demo-texts.ts';

const named = { en: inEnglish, hi: inHindi };

describe('the community guidelines that ship (R-245)', () => {
  it.each(['en', 'hi'] as const)('say each rule of reports and removals, as it is named there, in %s', async (language) => {
    const { blocks } = await demoTexts.one('community-guidelines', language);
    const list = blocks.find((block) => block.kind === 'list');
    const strong = list?.kind === 'list' ? list.items.map(({ runs }) => lettersOf(runs.filter((run) => run.strong)).replace(/[.,।]$/, '')) : [];
    expect(strong).toEqual(reportReasons.map((reason) => named[language][reason]));
  });
});
