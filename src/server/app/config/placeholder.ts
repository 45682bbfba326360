const marks = [/…|\.\.\./, /<[^<>]*>/, /(change|replace)[-_ ]?me/i, /^your[-_ ]/i, /[/:]your[-_][^/@]*@/i, /^(x+|\*+|-+|_+|\?+|\.+)$/i];
/** Examples of HOSTING.md and `.docker/env.example` where a host has a value of their own. */
const shown = [/\bdaftar\.example\b/, /\/\/user:password@/, /^\+91 80 0000 0000$/];
const words = /^(placeholder|example|todo|tbd|none|null|undefined|client[-_ ]?(id|secret)|value|here)$/i;

/** Detects example values such as `…`, `<id>`, `changeme`, `your-secret` and `https://daftar.example`. */
export const isPlaceholder = (text: string): boolean => words.test(text.trim()) || [...marks, ...shown].some((mark) => mark.test(text.trim()));
