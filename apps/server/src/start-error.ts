/** A reason not to start that whoever runs the server can mend: shown as its one sentence, with no stack. */
export class StartError extends Error {
  override name = 'StartError'
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'a file is in its place',
}

/** What the operating system has against a directory, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  return reasons[code] ?? message
}
