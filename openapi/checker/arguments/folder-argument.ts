import { CannotRun } from '../cannot-run.ts';

/** Folder that a command writes into. Undefined after printing help, and other arguments are refused. */
export function folderArgument([folder, ...others]: readonly string[], usual: string, help: string): string | undefined {
  if (folder === '--help') {
    console.log(help);
    return undefined;
  }
  if (folder?.startsWith('-') || others.length > 0) throw new CannotRun(help);
  return folder ?? usual;
}
