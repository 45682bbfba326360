/** Who counts in figures of many. */
export const whoCounts = 'We count a member once a year, and only with a login such as Google or a confirmed work or college email.';
