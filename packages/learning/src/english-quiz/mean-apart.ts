import { contentStems, hasOnlyStopWords, sameRoot, stem, withoutOwnMeaning } from '@app/english'
import type { CourseContent, CourseSentence, CourseWord } from '../course/content.ts'
import { courseIndex } from '../course/course-index.ts'
import { synonymsIn } from '../course/synonyms.ts'
import { idOfKind } from '../practice/item.ts'

/** A sentence as far as its meaning goes. */
export type Meant = Pick<CourseSentence, 'english' | 'pieces'>

/**
 * Says of two sentences whether they surely mean different things: each has a word that the other has not, in English
 * and in Malayalam, and no synonym of it. A different person, tense or “not” is not enough, since Malayalam often
 * leaves that to the situation; nor is a different verb where all else is said (“dozed after lunch”, “slept after
 * lunch”): the more they share, the more of what they name must differ.
 */
export function meanApartIn(content: CourseContent): (one: Meant, other: Meant) => boolean {
  const { sameMeaning } = courseIndex(content)
  const areSynonyms = synonymsIn(content.synonyms)
  const areAlike = (one: string, other: string) => sameRoot(one, other) || areSynonyms(one, other)
  const wordsOf = ({ pieces }: Meant) =>
    pieces.flatMap(({ items }) =>
      items.flatMap((item) => {
        const word = content.words.get(idOfKind(item, 'word') ?? '')
        return word && carrying.has(word.pos) && !word.means.every(hasOnlyStopWords) ? [word] : []
      }),
    )
  const same = (one: CourseWord, other: CourseWord) => one.id === other.id || sameMeaning(one, other)
  const lacking = (words: readonly CourseWord[], others: readonly CourseWord[]) =>
    words.filter((word) => !others.some((also) => same(word, also)))
  const saysMore = (one: Meant, other: Meant) => {
    const [stems, known] = [tellingStems(one.english), contentStems(other.english)]
    // “I’ll be off now” has only small words: then its Malayalam says what is different.
    return stems.length === 0 || stems.some((stem) => !known.some((also) => areAlike(stem, also)))
  }
  return (one, other) => {
    if (!saysMore(one, other) || !saysMore(other, one)) return false
    const [words, others] = [wordsOf(one), wordsOf(other)]
    const lacks = [lacking(words, others), lacking(others, words)]
    const named = lacks.filter((side) => side.some(({ pos }) => naming.has(pos))).length
    const shared = words.length - (lacks[0]?.length ?? 0)
    return lacks.every((side) => side.length > 0) && named >= Math.min(shared, 2)
  }
}

/** Kinds of words that make a meaning of their own. */
const carrying = new Set(['noun', 'name', 'verb', 'adjective', 'adverb', 'numeral'])

/** Of these, those that are seldom said in another word. */
const naming = new Set(['noun', 'name', 'numeral'])

const tellingStems = (english: string) => contentStems(english).filter((one) => !small.has(one))

/** English words that do not make a different meaning for sure. */
const small = new Set([...withoutOwnMeaning].map(stem))
