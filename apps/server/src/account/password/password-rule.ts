import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../errors/app-error.ts'
import { wordsOfKerala } from './words-of-kerala.ts'

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

/** What people put around a word: a year or another short number, and signs. */
const around = /^[\d\p{P}\p{S}\s]{0,3}(?<word>[\p{L}\p{M}\u200c\u200d]+)[\d\p{P}\p{S}\s]{0,6}$/u

/** What is written for letters: kr1shna, m@mmootty. */
const lettersOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  $: 's',
}

type Judge = { zxcvbn: ZxcvbnFactory; words: ReadonlySet<string> }
let judge: Judge | undefined

/** Made when it is first needed, because its lists take time to read. */
function makeJudge(): Judge {
  const words = wordsOfKerala()
  return {
    zxcvbn: new ZxcvbnFactory({ dictionary: { ...dictionary, kerala: words }, graphs: adjacencyGraphs }),
    words: new Set(words),
  }
}

/**
 * Refuses a new password that others would guess: a common one, of the world or of Kerala, or one that contains the name
 * of this app or the learner's address. Throws `invalid` with the sentence that the form shows.
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
  judge ??= makeJudge()
  if (isWordAlone(small, judge.words)) throw new AppError('invalid', 'password-common')
  if (judge.zxcvbn.check(small.slice(0, judgedLength), [name]).guesses < guesses)
    throw new AppError('invalid', 'password-common')
}

/** Whether a password is one of the words, with a number or signs around it. */
function isWordAlone(small: string, words: ReadonlySet<string>): boolean {
  const written = small.replace(/(?<=\p{L})[0134@$](?=\p{L})/gu, (sign) => lettersOf[sign] ?? sign)
  return [small, written].some((text) => {
    const word = around.exec(text)?.groups?.word
    return words.has(text) || (word !== undefined && words.has(word))
  })
}
