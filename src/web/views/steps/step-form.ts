/** The form of the screen that is in the dialog; its buttons stand below it. */
export const stepForm = 'onboarding-step';
