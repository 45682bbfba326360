import { receiptYears } from '#core/account/account-deletion.ts';
import type { Brand } from '#core/brand.ts';
import { browsingDays } from '#core/browsing-history/browsing-histories.ts';
import { countedYears, fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import { inLanguage } from '#core/device/language-texts.ts';
import type { Language } from '#core/device/preferences.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import { owedDays } from '#core/moderation/ledger.ts';
import { reportRule } from '#core/moderation/report.ts';
import { carriedBanDays, silenceDays } from '#core/moderation/sanction.ts';
import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';
import type { Operator } from '#core/operator/operator.ts';
import { versionDays } from '#core/queue/queue-items.ts';
import { codeMinutes } from '#core/verification/mail-code.ts';
import { saidIn } from '#words/words.ts';
import { longestDelayHours } from '../contributions/drawn-dates.ts';
import type { Facts } from './fill.ts';

/** Numbers from the core's rules, so that texts never contradict the code. */
const numbers = {
  acknowledgedHours: grievanceDeadlines.acknowledgedHours,
  decidedDays: grievanceDeadlines.decidedDays,
  intimateHours: grievanceDeadlines.intimateHours,
  committeeDays: grievanceDeadlines.appealDays,
  appealDays,
  browsingDays,
  carriedBanDays,
  codeMinutes,
  countedYears,
  fewestContributors,
  fewestPeople,
  fewestReporters: reportRule.fewestSettled,
  longestDelayHours,
  longestSilence: Math.max(...silenceDays),
  owedDays,
  receiptYears,
  settledDays: reportRule.settledDays,
  versionDays,
};

const operatorSettingOf = {
  operator: 'OPERATOR_NAME',
  contact: 'CONTACT_MAIL',
  officer: 'GRIEVANCE_OFFICER',
  officerMail: 'GRIEVANCE_MAIL',
} as const;

type OperatorFact = keyof typeof operatorSettingOf;

const givenBy = ({ name, mail, officer }: Operator): Readonly<Record<OperatorFact, string | null>> => ({
  operator: name,
  contact: mail,
  officer: officer?.name ?? null,
  officerMail: officer?.mail ?? null,
});

/** Facts for texts, saying so where the operator gave none. */
export function instanceFacts(language: Language, brand: Brand, operator: Operator): Facts {
  const unsaid = saidIn('operator', language);
  const given = Object.entries(givenBy(operator)).map(([name, fact]) => {
    const missing = unsaid[operator.isDemo ? 'demo' : (name as OperatorFact)];
    return [name, fact ?? missing] as const;
  });
  const counts = Object.entries(numbers).map(([name, number]) => [name, String(number)] as const);
  return { brand: inLanguage(brand.name, language), ...Object.fromEntries([...given, ...counts]) };
}

/** Settings still missing for these placeholders; a demo needs none. */
export const settingsWaitedFor = (placeholders: readonly string[], operator: Operator): readonly string[] =>
  operator.isDemo
    ? []
    : Object.entries(operatorSettingOf).flatMap(([name, setting]) =>
        placeholders.includes(name) && givenBy(operator)[name as OperatorFact] === null ? [setting] : [],
      );
