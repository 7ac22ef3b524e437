/** A reason not to start that whoever runs the server can mend: shown as its one sentence, with no stack. */
export class StartError extends Error {
  override name = 'StartError'

  /** A wrong setting that is quoted may have lines of its own. */
  constructor(sentence: string) {
    super(sentence.replace(/\s+/g, ' '))
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOENT: 'nothing can be made there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'a file is in its place',
  EISDIR: 'a folder is where a file should be',
  ENOTEMPTY: 'there is something else in its place',
}

/** What the operating system has against a place, as a StartError; an error that is not the system's is a bug, and stays as it is. */
export function refusedBySystem(what: string, error: unknown): unknown {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  return code && syscall ? new StartError(`${what}: ${reasons[code] ?? message}.`) : error
}
