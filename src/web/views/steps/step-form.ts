/** The form of the screen that stands in the dialog; its buttons stand below it. */
export const stepForm = 'onboarding-step';
