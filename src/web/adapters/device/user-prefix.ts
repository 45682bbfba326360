/** The prefix of the user storage: all names in localStorage that begin so belong to members who sign in here. */
export const userPrefix = 'daftar.own.';
