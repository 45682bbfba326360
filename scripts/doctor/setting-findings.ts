// Findings that come from the settings alone.
import { uncountedReason } from '#server/app/config/counted-settings.ts';
import type { LoginMethodSettings } from '#server/app/config/login-settings.ts';
import { operatorFrom, owedWarning } from '#server/app/config/operator-settings.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { look, ok, wrong, type Finding } from './finding.ts';

export function operatorFinding(settings: Settings, isDemo: boolean): Finding {
  const warning = owedWarning(operatorFrom(settings, isDemo));
  if (isDemo) return ok('operator', 'A demo needs nobody to turn to.');
  return warning === undefined ? ok('operator', 'Readers find out who to turn to.') : look('operator', `${warning.replace(/^Warning: t/, 'T')}`);
}

/** Checks that some proof exists by which contributions can count. */
export function countedFinding(settings: Settings, methods: LoginMethodSettings): Finding {
  const { countedProofs } = settings;
  const reason = uncountedReason(settings, { isDemo: methods.isDemo, hasProvider: Object.keys(methods.clients).length > 0 });
  if (reason !== undefined) return wrong('figures', reason);
  if (countedProofs.includes('anyone') && !methods.isDemo)
    return look('figures', 'COUNTED_PROOFS=anyone counts accounts that cost nothing, so one person can be everyone else in a group.');
  return ok('figures', `Members count by ${countedProofs.join(' or ')}.`);
}

/** Detects a demo database with settings for real members, or the reverse. */
export function modeFinding(noted: { readonly login_mode: 'demo' | 'real' | null; readonly has_made_up_data: boolean } | undefined, isDemo: boolean): Finding {
  if (isDemo && noted?.login_mode === 'real')
    return wrong(
      'members',
      'The database is one of real members, and the settings are those of a demo, in which anyone can be anyone. Set the provider or PUBLIC_ORIGIN as before.',
    );
  if (!isDemo && noted?.has_made_up_data)
    return wrong(
      'members',
      'The database holds companies and posts that were made up for a demo. Real members need an empty one: another DATA_DIR or DATABASE_URL.',
    );
  return ok('members', isDemo ? 'A demo on made-up data.' : 'Members are real.');
}
