/** Warnings of npm and Node, such as unknown settings or experimental features. */
const warning = /^(npm warn .*|\(node:\d+\) .*Warning: .*|\(Use `.* --trace-.*` to show where the warning was created\))(\n|$)/gm;

/** Standard error of a command, without warnings of npm and Node. */
export const ownWords = (written: string): string => written.replace(warning, '');
