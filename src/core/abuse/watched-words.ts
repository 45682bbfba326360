/** Words hurtful in some sentences only, whose texts wait for a moderator. */
export const watchedWords: readonly string[] = `
bhangi chamar chamaar chuhra mulla kutta kutte suar suwar saala saale jihadi jihadis
भंगी चमार चमारों भंगियों कुत्ता कुत्ते सूअर साला साले जिहादी
`
  .trim()
  .split(/\s+/);
