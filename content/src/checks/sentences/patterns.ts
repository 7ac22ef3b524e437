import { sentenceWords } from '@app/learning/coach'
import { isMalayalam, words as wordsOf } from '@app/malayalam'
import type { Place } from '../../authored/document.ts'
import type { AuthoredPattern } from '../../authored/patterns-file.ts'
import type { Fault } from '../../fault.ts'
import { patternsOf } from '../../patterns-content.ts'
import type { Source } from '../../source.ts'
import { isPureMalayalam } from '../words/pure-malayalam.ts'

/**
 * A pattern is five words of Malayalam, a gloss for each, an English sentence, and its places in all three.
 */
export function patterns(source: Source): Fault[] {
  const { document, entries } = source.patterns
  const unknownClasses: Fault[] = []
  patternsOf(source, unknownClasses)
  return [
    ...classFaults(source),
    ...unknownClasses,
    ...entries.flatMap((pattern, at) => {
      const fault: Say = (place, sentence) => document.fault(['patterns', at, ...place], sentence)
      return [...textFaults(pattern, fault), ...englishFaults(pattern, fault), ...placeFaults(pattern, fault)]
    }),
  ]
}

type Say = (place: Place, sentence: string) => Fault

/** The meanings of words are English, and every class is used in a pattern. */
function classFaults({ patterns: { document, words, entries } }: Source): Fault[] {
  const used = new Set(entries.flatMap(({ places }) => Object.values(places).map(({ words }) => words)))
  return Object.entries(words).flatMap(([name, means]) => [
    ...(used.has(name) ? [] : [document.fault(['words', name], `No pattern uses the words "${name}".`)]),
    ...Object.entries(means)
      .filter(([, meaning]) => isMalayalam(meaning))
      .map(([id, meaning]) => document.fault(['words', name, id], `"${meaning}" is not English.`)),
  ])
}

function textFaults({ text, gloss, places }: AuthoredPattern, fault: Say): Fault[] {
  const pieces = text.split(/\s+/)
  return [
    ...(pieces.length === sentenceWords
      ? []
      : [fault(['text'], `The sentence has ${pieces.length} words, not ${sentenceWords}.`)]),
    ...pieces.flatMap((piece) => pieceFaults(piece, fault)),
    ...unknownPlaces(text, places).map((name) => fault(['text'], notListed(name))),
    ...(gloss.length === pieces.length
      ? gloss.flatMap((one, at) =>
          glossFaults(one, placesIn(pieces[at] ?? ''), (says) => fault(['gloss', at], says)),
        )
      : [fault(['gloss'], `There are ${gloss.length} glosses for ${pieces.length} words.`)]),
  ]
}

/**
 * Generated text can only be split again if a place is a whole word, and nothing else is between two spaces.
 */
function pieceFaults(piece: string, fault: Say): Fault[] {
  if (/^\{[a-z]+\}\p{P}*$/u.test(piece)) return []
  if (/[{}]/.test(piece))
    return [
      fault(['text'], `A place is a whole word, with its endings named by its "form"; "${piece}" is not.`),
    ]
  return isPureMalayalam(piece) && wordsOf(piece).length === 1
    ? []
    : [fault(['text'], `"${piece}" is not one word of Malayalam.`)]
}

function glossFaults(gloss: string, ofWord: readonly string[], fault: (sentence: string) => Fault): Fault[] {
  const named = placesIn(gloss)
  return [
    ...(isMalayalam(gloss) ? [fault(`"${gloss}" is not English.`)] : []),
    ...ofWord
      .filter((name) => !named.includes(name))
      .map((name) => fault(`The gloss of the place {${name}} is to hold {${name}}, not "${gloss}".`)),
    ...named
      .filter((name) => !ofWord.includes(name))
      .map((name) => fault(`The gloss {${name}} belongs to another word of the text.`)),
  ]
}

function englishFaults({ english, places }: AuthoredPattern, fault: Say): Fault[] {
  return [
    ...(isMalayalam(english) ? [fault(['english'], `"${english}" is not English.`)] : []),
    ...unknownPlaces(english, places).map((name) => fault(['english'], notListed(name))),
  ]
}

function placeFaults({ text, english, places }: AuthoredPattern, fault: Say): Fault[] {
  return Object.entries(places).flatMap(([name, { gloss = '{}' }]) => {
    const times = placesIn(text).filter((one) => one === name).length
    return [
      times !== 1 && `The place {${name}} stands in the text ${times} times, not once.`,
      !placesIn(english).includes(name) && `The place {${name}} does not stand in the English.`,
      isMalayalam(gloss) && `"${gloss}" is not English.`,
      !gloss.includes('{}') && `The gloss "${gloss}" does not say by {} where the word stands in it.`,
    ]
      .filter((sentence) => sentence !== false)
      .map((sentence) => fault(['places', name], sentence))
  })
}

const placesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

const unknownPlaces = (text: string, places: AuthoredPattern['places']) =>
  placesIn(text).filter((name) => !(name in places))

const notListed = (name: string) => `{${name}} is not among the "places" of the pattern.`
