/** The key under which a browser keeps the drafts of onboarding. It begins with the prefix of the member signed in here, and goes when they sign out. */
export const onboardingKey = 'daftar.own.joining';
