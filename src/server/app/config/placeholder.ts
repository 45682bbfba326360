const marks = [/…|\.\.\./, /<[^<>]*>/, /(change|replace)[-_ ]?me/i, /^your[-_ ]/i, /[/:]your[-_][^/@]*@/i, /^(x+|\*+|-+|_+|\?+|\.+)$/i];
const words = /^(placeholder|example|todo|tbd|none|null|undefined|client[-_ ]?(id|secret)|value|here)$/i;

/** Whether a text is in the place of a value that is still to be given, as `…`, `<id>`, `changeme` and `your-secret` do in examples. */
export const isPlaceholder = (text: string): boolean => words.test(text.trim()) || marks.some((mark) => mark.test(text.trim()));
