const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is not a folder',
};

export function unreadableBecause(error: unknown): string {
  const { code, message } =
    error instanceof Error ? { code: 'code' in error ? String(error.code) : '', message: error.message } : { code: '', message: String(error) };
  return reasons[code] ?? message.replace(/\.$/, '');
}
