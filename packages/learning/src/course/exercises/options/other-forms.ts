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
