import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../error.ts'

const shortest = 8
const longest = 128

/** Guesses that a password must outlast: fewer are needed only for those of the common lists, and for what is made of them. */
const guesses = 1e6

/** What a guesser tries first here. */
const appName = 'malayalam'

/** An e-mail's name of fewer letters stands in too many words by chance. */
const shortestName = 4

/** Characters that are looked at: those of a longer password take the library up to half a second, and say enough by then. */
const lookedAt = 24

let zxcvbn: ZxcvbnFactory | undefined

/**
 * Refuses a new password that others would guess: one of the common ones, or one with the name of this app or the learner's address
 * in it. Throws `invalid` with the sentence that the form shows.
 */
export function checkPassword(password: string, email: string) {
  // Surrogate pairs count as one: what a learner sees as a character.
  const { length } = [...password]
  if (length < shortest) throw new AppError('invalid', 'password-short')
  if (password.length > longest) throw new AppError('invalid', 'password-long')
  const small = password.normalize('NFKC').toLowerCase()
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  if (small.includes(appName) || (name.length >= shortestName && small.includes(name)))
    throw new AppError('invalid', 'password-personal')
  // Made when first needed: its lists take time to read.
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  if (zxcvbn.check(small.slice(0, lookedAt), [name]).guesses < guesses)
    throw new AppError('invalid', 'password-common')
}
