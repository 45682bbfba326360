/** A moment in the life of Google's one-tap prompt, as its script tells it. */
export type GoogleMoment = 'displayed' | 'not-displayed' | 'skipped' | 'dismissed' | 'credential';

/** The state of the scripts of providers. */
export interface LoginFlags {
  readonly isGoogleScriptLoaded: boolean;
  readonly isNaukriSdkLoaded: boolean;
  /** Google's one-tap is on the screen. */
  readonly yoloShowed: boolean;
  /** Google's one-tap was dismissed or never shown, so that the normal buttons stand. */
  readonly showGoogleYolo: boolean;
}

export const noFlags: LoginFlags = { isGoogleScriptLoaded: false, isNaukriSdkLoaded: false, yoloShowed: false, showGoogleYolo: false };

/** The change that a moment makes; one that was skipped or brought a credential is tracked and changes nothing. */
export function afterGoogleMoment(flags: LoginFlags, moment: GoogleMoment): LoginFlags {
  switch (moment) {
    case 'displayed':
      return { ...flags, yoloShowed: true };
    case 'not-displayed':
    case 'dismissed':
      return { ...flags, showGoogleYolo: true };
    case 'skipped':
    case 'credential':
      return flags;
  }
}
