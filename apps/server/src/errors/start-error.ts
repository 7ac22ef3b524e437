import { isSystemError } from './error-code.ts'
/** A reason not to start that the operator can remove. It is shown as one sentence, without a stack. */
export class StartError extends Error {
  override name = 'StartError'

  /** A quoted setting may contain line breaks. */
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

/**
 * An error of the operating system about a place, as a StartError. Other errors are bugs, and are returned as
 * they are.
 */
export function refusedBySystem(what: string, error: unknown): unknown {
  if (!isSystemError(error) || !error.code) return error
  return new StartError(`${what}: ${reasons[error.code] ?? error.message}.`)
}
