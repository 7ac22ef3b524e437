import { wordsInFull } from '@app/english'
import { graphemes } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { AttestedForm } from '../../attested-forms.ts'
import type { CourseEnding, CourseWord } from '../../content.ts'
import { endingsAlike } from '../../endings.ts'
import { wholeMeaning } from '../../whole-meaning.ts'
import { type OtherForm, otherForms, takesEnding } from '../options/other-forms.ts'
import type { Choice } from '../parts.ts'
import { endingItem, isLearnt, type World } from '../world.ts'
import { taughtForms } from './word-for-ending.ts'

/** There are always so many wrong forms, and none is longer or shorter than the right one by more letters than this. */
const wrongOnes = 3
const lengthClass = 2

/**
 * Three wrong forms of the same word, of one length class with the right one and with endings that were met: a stranger
 * would be ruled out unread. Those that people use come first. None says what the right one says, in general or in its
 * sentence (`says`, in English). How many of them are longer is chance, so that the length shows nothing. Undefined
 * where there are not three.
 */
export function wrongForms(
  right: { word: CourseWord; ending: CourseEnding; text: string; says?: string | undefined },
  world: World,
): Choice[] | undefined {
  const { content, random } = world
  const { word, ending, text, says } = right
  const isRight = new Set(makeForm(word, ending.form))
  const meaning = (one: OtherForm) => wholeMeaning(word, one.ending, one.glosses) ?? one.ending.means.en
  const length = graphemes(text).length
  const far = ({ text }: OtherForm) => graphemes(text).length - length
  const taught = taughtForms(word, content).flatMap(({ ending, forms: [text] }): OtherForm[] =>
    text !== undefined && takesEnding(word, ending.id) ? [{ ending, text, glosses: [] }] : [],
  )
  const [attested = [], usual = []] = otherForms(word, content)
  const groups = [attested, usual, taught].map((forms) => shuffle(forms, random))
  const open: OtherForm[] = []
  for (const one of groups.flat()) {
    if (!isLearnt(world, endingItem(one.ending.id))) continue
    const isClear =
      one.text !== word.word &&
      !isRight.has(one.text) &&
      !endingsAlike(one.ending.id, ending.id) &&
      !(says !== undefined && saysAsMuch({ ...right, says }, one.ending.id, meaning(one)))
    if (isClear && Math.abs(far(one)) <= lengthClass && !open.some(({ text }) => text === one.text))
      open.push(one)
  }
  const longer = Math.floor(random() * (wrongOnes + 1))
  const chosen = open.filter((one) => far(one) > 0).slice(0, longer)
  for (const fits of [(one: OtherForm) => far(one) <= 0, () => true])
    for (const one of open)
      if (chosen.length < wrongOnes && fits(one) && !chosen.includes(one)) chosen.push(one)
  if (chosen.length < wrongOnes) return undefined
  return chosen.map((one) => ({
    text: one.text,
    item: endingItem(one.ending.id),
    means: meaning(one),
    ml: one.ending.means.ml,
  }))
}

const promises = ['may', 'future']

/** Whether another form would be as true in the sentence: it means the same, or both promise ("I'll come": -ആം, -ഉം). */
function saysAsMuch(
  { ending, says }: { ending: CourseEnding; says: string },
  other: string,
  means: string,
): boolean {
  const isPromise = promises.includes(ending.id) && promises.includes(other)
  return bare(means) === bare(says) || (isPromise && wordsInFull(says).includes('will'))
}

/** Without what is in brackets: "(we) will go". */
const bare = (means: string) => means.replace(/\([^)]*\)/gu, '').trim()

/** What a form means as a whole; where that is not known, what its ending says. */
export const meaningOfForm = ({
  word,
  ending,
  glosses,
}: Pick<AttestedForm, 'word' | 'ending' | 'glosses'>): string =>
  wholeMeaning(word, ending, glosses) ?? `${word.means[0] ?? ''}: ${ending.means.en}`
