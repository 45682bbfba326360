/** Under which name a browser keeps what is filled in while onboarding. It begins like everything that is of whoever is signed in here, and goes with them. */
export const onboardingKey = 'daftar.own.joining';
