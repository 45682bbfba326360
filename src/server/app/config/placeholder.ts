const marks = [/…|\.\.\./, /<[^<>]*>/, /(change|replace)[-_ ]?me/i, /^your[-_ ]/i, /[/:]your[-_][^/@]*@/i, /^(x+|\*+|-+|_+|\?+|\.+)$/i];
const words = /^(placeholder|example|todo|tbd|none|null|undefined|client[-_ ]?(id|secret)|value|here)$/i;

/** Detects example values such as `…`, `<id>`, `changeme` and `your-secret`. */
export const isPlaceholder = (text: string): boolean => words.test(text.trim()) || marks.some((mark) => mark.test(text.trim()));
