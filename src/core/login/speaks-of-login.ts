/** Whether a query says something about logging in, or has us say something in passing. Only then is the code fetched that reads it. */
export const speaksOfLogin = (query: string): boolean => /[?&](onLogin|linkedinLogin|loginFailed|signedOut|showLoginModal|toast)=/.test(query);
