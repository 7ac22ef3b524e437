import { make as makeForm, meansPerson } from '@app/malayalam/forms'
import type { CourseContent, CourseEnding, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'

/** A form of a word with one ending, and what it means where it occurs. */
export type OtherForm = { ending: CourseEnding; text: string; glosses: readonly string[] }

/**
 * Forms of a word that may stand beside another one as wrong: first those that people use, then its usual cases
 * or tenses. Rules make many more, and some of those nobody says.
 */
export function otherForms(word: CourseWord, content: CourseContent): readonly (readonly OtherForm[])[] {
  const usual = usualEndings(word).flatMap((id): OtherForm[] => {
    const ending = content.endings.get(id)
    const [text] = ending ? makeForm(word, ending.form) : []
    return ending && text !== undefined ? [{ ending, text, glosses: [] }] : []
  })
  return [courseIndex(content).formsOf(word.id), usual]
}

/** Of a place, and of a person: what the other kind of word does not take. */
const ofPlace = new Set('locative locativeAdjective allative ablative perlative until since using'.split(' '))
const ofPerson = new Set(['vocative', 'sociative', 'together'])
const neverOfPronouns = new Set('plural vocative having being became'.split(' '))

/** Whether people put an ending on words like this, as far as that can be told without hearing them. */
export function takesEnding(word: CourseWord, ending: string): boolean {
  switch (word.pos) {
    case 'verb':
      return true
    case 'noun':
    case 'name':
      return !(meansPerson(word) ? ofPlace : ofPerson).has(ending)
    case 'pronoun':
      return !ofPlace.has(ending) && !neverOfPronouns.has(ending)
    default:
      return false
  }
}

/** Endings that every word of a kind has, and that are said alone. */
function usualEndings(word: CourseWord): readonly string[] {
  if (word.pos === 'verb') return ['past', 'future', 'present', 'must', 'pastNegative', 'to']
  if (word.pos === 'pronoun') return ['accusative', 'dative', 'genitive']
  if (word.pos === 'adverb') return ['is']
  if (word.pos !== 'noun') return []
  if (meansPerson(word)) return ['dative', 'genitive', 'accusative', 'is', 'and']
  return ofPlaces.has(word.topic) ? ['locative', 'genitive', 'is', 'and'] : ['is', 'and', 'exists']
}

const ofPlaces = new Set('home town places travel school work nature'.split(' '))
