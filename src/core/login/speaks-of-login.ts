/** Whether a query says something about logging in. What it says is read by `arrival.ts`, which is fetched only then. */
export const speaksOfLogin = (query: string): boolean => /[?&](onLogin|linkedinLogin|loginFailed|signedOut|showLoginModal)=/.test(query);
