export const whoCounts = 'Each member counts only once a year, and only after a login such as Google or with a confirmed work or college email.';
