/** Form id, as the buttons are outside the form. */
export const stepForm = 'onboarding-step';
