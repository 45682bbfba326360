/** Loads the login code only where the query needs it. */
export const speaksOfLogin = (query: string): boolean => /[?&](onLogin|linkedinLogin|loginFailed|signedOut|showLoginModal|toast)=/.test(query);
