/** Become reader or writer, or change verification or career. */
export type OnboardingNeed = 'r' | 'w' | 'verify' | 'edit';

/** Login a guest is asked for. */
export const loginFor = (need: OnboardingNeed): { readonly readerRequired: boolean; readonly writerRequired: boolean } => ({
  readerRequired: need === 'r',
  writerRequired: need !== 'r',
});
