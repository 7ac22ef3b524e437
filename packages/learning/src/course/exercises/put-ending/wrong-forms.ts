import { make as makeForm } from '@app/malayalam/forms'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { AttestedForm } from '../../attested-forms.ts'
import type { CourseEnding } from '../../content.ts'
import { endingsAlike } from '../../endings.ts'
import { wholeMeaning } from '../../whole-meaning.ts'
import { otherForms } from '../options/other-forms.ts'
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
  const wanted = meaningOfForm(right)
  const isRight = (text: string) => makeForm(word, ending.form).includes(text)
  // Of ഉണ്ട് all forms say “there is” in a way; each has a meaning of its own to be told by.
  const isPredicate = word.pos === 'particle'
  const chosen: Wrong[] = []
  for (const group of otherForms(word, content)) {
    const forms = group.map(
      (form): Wrong => ({ ...form, means: wholeMeaning(word, form.ending, form.glosses) }),
    )
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
