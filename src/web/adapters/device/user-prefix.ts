/** Prefix of everything in localStorage that belongs to members. */
export const userPrefix = 'daftar.own.';
