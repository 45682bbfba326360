/** The need for which onboarding opens: to be a reader or a writer, or to change the verification or the career status. */
export type OnboardingNeed = 'r' | 'w' | 'verify' | 'edit';

/** The login a guest is asked for. */
export const loginFor = (need: OnboardingNeed): { readonly readerRequired: boolean; readonly writerRequired: boolean } => ({
  readerRequired: need === 'r',
  writerRequired: need !== 'r',
});
