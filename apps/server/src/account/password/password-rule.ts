import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../errors/app-error.ts'

const shortest = 8
const longest = 128

/**
 * The number of guesses that a password must outlast. Only common passwords, and passwords made of them, need
 * fewer.
 */
const guesses = 1e6

/** The first word that a guesser tries here. */
const appName = 'malayalam'

/** A shorter name before the @ occurs in too many words by chance. */
const shortestName = 4

/**
 * How many characters are judged. Longer passwords take the library up to half a second, and this many are
 * enough.
 */
const judgedLength = 24

let zxcvbn: ZxcvbnFactory | undefined

/**
 * Refuses a new password that others would guess: a common one, or one that contains the name of this app or
 * the learner's address. Throws `invalid` with the sentence that the form shows.
 */
export function checkPassword(password: string, email: string) {
  // A surrogate pair counts as one character, as a learner sees it.
  const { length } = [...password]
  if (length < shortest) throw new AppError('invalid', 'password-short')
  if (password.length > longest) throw new AppError('invalid', 'password-long')
  const small = password.normalize('NFKC').toLowerCase()
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  if (small.includes(appName) || (name.length >= shortestName && small.includes(name)))
    throw new AppError('invalid', 'password-personal')
  // Made when it is first needed, because its lists take time to read.
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  if (zxcvbn.check(small.slice(0, judgedLength), [name]).guesses < guesses)
    throw new AppError('invalid', 'password-common')
}
