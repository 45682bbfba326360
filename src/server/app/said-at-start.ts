import { roleClaimHours, roleClaimUrl, type RoleClaim } from '#core/moderation/member-role.ts';
import { screens } from '#core/navigation/screens.ts';
import { takesPasskeys } from '#server/adapters/login/openid-token-logins.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { uncountedReason } from './config/counted-settings.ts';
import { owedWarning, type operatorFrom } from './config/operator-settings.ts';
import type { Settings } from './config/settings.ts';
import { abilitiesOf, backupAdvice, limitWarning, originWarning } from './process/abilities.ts';
import { pagesUrlOf } from './process/listening.ts';
import type { DatabaseLifecycle } from './wiring/database-lifecycle.ts';

interface StartFacts {
  readonly settings: Settings;
  readonly source: OpenidSource;
  readonly lifecycle: DatabaseLifecycle;
  readonly operator: ReturnType<typeof operatorFrom>;
  readonly mailRefusal: string | undefined;
}

/** Start messages: members' abilities, the operator's duties and the first administrator's link. */
export async function saidAtStart({ settings, source, lifecycle, operator, mailRefusal }: StartFacts): Promise<readonly string[]> {
  const claim = administratorLines(await lifecycle.claimForFirst(), pagesUrlOf(settings));
  const uncounted = uncountedReason(settings, { isDemo: source.methods.isDemo, hasProvider: source.methods.providers.length > 0 });
  const warnings = [owedWarning(operator) ?? [], uncounted === undefined ? [] : `Warning: ${uncounted}`];
  return [abilitiesIn(settings, source, await lifecycle.countModerators(), mailRefusal), warnings, claim].flat(2);
}

/** Puts the link on its own line for copying. */
const administratorLines = (claim: RoleClaim | undefined, origin: string): readonly string[] =>
  claim
    ? [
        `There is no administrator yet. Open this link while you are logged in to become the administrator; it works once, for ${roleClaimHours} hours:`,
        roleClaimUrl(origin, screens.team, claim),
      ]
    : [];

function abilitiesIn(settings: Settings, { methods }: OpenidSource, moderators: number, mailRefusal: string | undefined): string[] {
  const offered = { ...methods, hasPasskeys: takesPasskeys(new URL(pagesUrlOf(settings))), hasMail: settings.smtpUrl !== undefined };
  const abilities = abilitiesOf({
    methods: offered,
    mailHost: settings.smtpUrl && new URL(settings.smtpUrl).host,
    mailFrom: settings.mailFrom,
    mailRefusal,
    moderators,
    hasModel: settings.rephraseUrl !== undefined,
  });
  return [...abilities, ...originWarning(methods.isDemo, settings.publicOrigin), ...limitWarning(offered), ...backupAdvice(methods.isDemo, settings)];
}
