import { make as makeForm, meansPerson } from '@app/malayalam/forms'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { AttestedForm } from '../../attested-forms.ts'
import type { CourseEnding, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { endingsAlike } from '../../endings.ts'
import { wholeMeaning } from '../../whole-meaning.ts'
import type { Choice } from '../parts.ts'
import { endingItem, isLearnt, type World } from '../world.ts'

/** A form of a word, and what it means as a whole. */
type Wrong = { ending: CourseEnding; text: string; means: string | undefined }

/**
 * Wrong options for a form: other forms of the same word that people use; where those are too few, its usual
 * cases or tenses. None says what the right one says, nor what another one does.
 */
export function wrongForms(right: AttestedForm, world: World): Choice[] {
  const { content, random } = world
  const { word, ending } = right
  const used = courseIndex(content)
    .formsOf(word.id)
    .map((form) => ({ ...form, means: wholeMeaning(word, form.ending, form.glosses) }))
  const usual = usualEndings(word).flatMap((id): Wrong[] => {
    const other = content.endings.get(id)
    const [text] = other ? makeForm(word, other.form) : []
    return other && text !== undefined ? [{ ending: other, text, means: wholeMeaning(word, other, []) }] : []
  })
  const wanted = meaningOfForm(right)
  const isRight = (text: string) => makeForm(word, ending.form).includes(text)
  // Of ഉണ്ട് all forms say “there is” in a way; each has a meaning of its own to be told by.
  const isPredicate = word.pos === 'particle'
  const chosen: Wrong[] = []
  const take = (forms: readonly Wrong[]) => {
    const known = forms.filter((one) => isLearnt(world, endingItem(one.ending.id)))
    for (const one of [...shuffle(known, random), ...shuffle(forms, random)]) {
      const isClear =
        one.text !== word.word &&
        one.means !== undefined &&
        one.means !== wanted &&
        !isRight(one.text) &&
        (isPredicate || !endingsAlike(one.ending.id, ending.id)) &&
        !chosen.some(({ text, means }) => text === one.text || means === one.means)
      if (chosen.length < mostWrong && isClear) chosen.push(one)
    }
  }
  take(used)
  take(usual)
  const forms = chosen.map(({ ending: { id, means: says }, text, means = '' }) => ({
    text,
    item: endingItem(id),
    means,
    ml: says.ml,
  }))
  const alone = isPredicate ? [{ text: word.word, means: word.means[0] ?? '' }] : []
  return [...alone, ...forms].slice(0, mostWrong)
}

const mostWrong = 3

/** What a form means as a whole; where that is not known, what its ending says. */
export const meaningOfForm = ({
  word,
  ending,
  glosses,
}: Pick<AttestedForm, 'word' | 'ending' | 'glosses'>): string =>
  wholeMeaning(word, ending, glosses) ?? `${word.means[0] ?? ''}: ${ending.means.en}`

/** Endings that every word of a kind has, and that are said alone. */
function usualEndings(word: CourseWord): readonly string[] {
  if (word.pos === 'verb') return ['past', 'future', 'present', 'must', 'pastNegative', 'to']
  if (word.pos === 'pronoun') return ['accusative', 'dative', 'genitive']
  if (word.pos === 'adverb') return ['is', 'and']
  if (word.pos !== 'noun') return []
  if (meansPerson(word)) return ['dative', 'genitive', 'accusative', 'is', 'and']
  return ofPlaces.has(word.topic) ? ['locative', 'genitive', 'is', 'and'] : ['is', 'and', 'exists']
}

const ofPlaces = new Set('home town places travel school work nature'.split(' '))
