/** Whether a query says something about logging in, or has us say something in passing. What it says is read by what is fetched only then. */
export const speaksOfLogin = (query: string): boolean => /[?&](onLogin|linkedinLogin|loginFailed|signedOut|showLoginModal|toast)=/.test(query);
