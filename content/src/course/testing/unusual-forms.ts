import type { CourseContent, Exercise } from '@app/learning/course'
import { idOf } from '@app/learning/practice'
import { meansPerson } from '@app/malayalam/forms'
import { tilesOf } from './answers-to.ts'

const ofPlaces = [
  'locative',
  'locativeAdjective',
  'allative',
  'ablative',
  'perlative',
  'until',
  'since',
  'using',
]
const ofPersons = ['vocative', 'sociative', 'together']

/**
 * Tiles and options of an exercise that are no form that people say: neither in a sentence or film line nor of a
 * word that takes such endings.
 */
export function unusualForms(exercise: Exercise, content: CourseContent): string[] {
  return madeForms(exercise)
    .filter(({ word, ending }) => {
      const entry = content.words.get(word)
      return !entry || !(isSaid(word, ending, content) || takes(entry, ending))
    })
    .map(({ text }) => `${text} is not said`)
}

/** What no sentence has, but a rule makes: a word and an ending. */
function madeForms(exercise: Exercise): { text: string; word: string; ending: string }[] {
  switch (exercise.kind) {
    case 'build-sentence':
      return tooMany(exercise).flatMap(({ text, items: [word = '', ending = ''] }) =>
        ending ? [{ text, word: idOf(word), ending: idOf(ending) }] : [],
      )
    case 'put-ending':
      return (exercise.options ?? []).map(({ text, item = '' }) => ({
        ...{ text, word: idOf(exercise.word), ending: idOf(item) },
      }))
    default:
      return []
  }
}

function tooMany(exercise: Extract<Exercise, { kind: 'build-sentence' }>) {
  const used = new Set(tilesOf(exercise))
  return exercise.tiles.filter((_, at) => !used.has(at))
}

function takes(entry: Parameters<typeof meansPerson>[0], ending: string): boolean {
  switch (entry.pos) {
    case 'verb':
      return true
    case 'noun':
    case 'name':
      return !(meansPerson(entry) ? ofPlaces : ofPersons).includes(ending)
    case 'pronoun':
      return ![...ofPlaces, 'plural', 'vocative', 'having', 'being', 'became'].includes(ending)
    case 'adverb':
      return ending === 'is'
    default:
      return false
  }
}

const said = new WeakMap<CourseContent, ReadonlySet<string>>()

/** Whether a sentence has the word with this ending alone, in whatever spelling. */
function isSaid(word: string, ending: string, content: CourseContent): boolean {
  const found =
    said.get(content) ??
    new Set(
      [...content.sentences.values(), ...content.lines.values()].flatMap(({ pieces }) =>
        pieces.map(({ entry, endings }) => `${entry} ${endings.join('+')}`),
      ),
    )
  said.set(content, found)
  return found.has(`${word} ${ending}`)
}
