export type GoogleMoment = 'displayed' | 'not-displayed' | 'skipped' | 'dismissed' | 'credential';

/** State of provider scripts. */
export interface LoginFlags {
  readonly isGoogleScriptLoaded: boolean;
  readonly isNaukriSdkLoaded: boolean;
  readonly yoloShowed: boolean;
  /** Google's one-tap is gone, so that normal buttons appear. */
  readonly showGoogleYolo: boolean;
}

export const noFlags: LoginFlags = { isGoogleScriptLoaded: false, isNaukriSdkLoaded: false, yoloShowed: false, showGoogleYolo: false };

/** Skips and credentials are tracked without a change. */
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
