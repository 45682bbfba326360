/** The warnings of npm and Node, whatever command runs: of a setting that npm knows no more, of a part of Node that is still tried out. */
const warning = /^(npm warn .*|\(node:\d+\) .*Warning: .*|\(Use `.* --trace-.*` to show where the warning was created\))(\n|$)/gm;

/** The words of a command itself among all that was written to its standard error: a warning of the tools beneath it is no word of its own. */
export const ownWords = (written: string): string => written.replace(warning, '');
